/** From a code sent at the sign-in screen to the screen where it is entered. */
export const VERIFY_AFTER_RESEND_MS = 1_500;

/** From a changed password to the home page. */
export const HOME_AFTER_RESET_MS = 1_200;

/** A server sends an address one code in this time unless it tells another; asking sooner would only seem to work. */
export const RESEND_WAIT_SECONDS = 60;

/** How long a form waits for the server before it gives the button back. */
export const CALL_LIMIT_MS = 20_000;
