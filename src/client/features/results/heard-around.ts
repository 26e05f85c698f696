/** Words are heard from so long before them, and a little beyond them, in milliseconds. */
export const HEARD_AROUND = { beforeMs: 1_000, beyondMs: 400 };
