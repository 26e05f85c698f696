/** Storage that is locked, full, overloaded or not to be reached, as D1 and objects tell it: it may be back in a moment. */
const STORAGE_AWAY =
  /SQLITE_(?:BUSY|LOCKED|IOERR|FULL|CANTOPEN)|database is locked|disk I\/O|overloaded|internal error; reference|Network connection lost|storage (?:caused|operation)|exceeded timeout/i;

export function isStorageAway(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth++)
    if (STORAGE_AWAY.test(cause.message)) return true;
  return false;
}
