/** Whether the database has its tables, and answers. */
export const isMigrated = (d1: D1Database): Promise<boolean> =>
  d1
    .prepare('SELECT 1 FROM users LIMIT 1')
    .all()
    .then(
      () => true,
      () => false,
    );
