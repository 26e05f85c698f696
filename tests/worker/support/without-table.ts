import { env } from 'cloudflare:test';

/** What happens while a table is out of reach, which breaks every statement about it. */
export async function withoutTable(table: string, act: () => Promise<void>): Promise<void> {
  await env.DB.exec(`ALTER TABLE ${table} RENAME TO ${table}_away`);
  try {
    await act();
  } finally {
    await env.DB.exec(`ALTER TABLE ${table}_away RENAME TO ${table}`);
  }
}
