const HOUR_MS = 3_600_000;
/** An unclaimed interview is kept this long after its last activity … */
export const GUEST_KEEP_MS = 24 * HOUR_MS;
/** … and this long once its maker was shown the way to an account. */
export const EXTENDED_KEEP_MS = 7 * 24 * HOUR_MS;
