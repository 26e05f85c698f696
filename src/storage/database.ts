import { drizzle } from 'drizzle-orm/d1';

export type Database = ReturnType<typeof openDatabase>;

/** D1 through drizzle; columns are camelCase here and snake_case in SQL. */
export const openDatabase = (d1: D1Database) => drizzle(d1, { casing: 'snake_case' });
