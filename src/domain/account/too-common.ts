/** What is said of a password that keeps every rule and is tried first all the same. Apart from the list, which is long. */
export const TOO_COMMON =
  'Many people use this password, so it is among the first that are tried. Please choose another one.';
