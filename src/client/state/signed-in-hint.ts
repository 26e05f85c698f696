const KEY = 'signedInLast';

/**
 * Whether somebody was signed in here when the server was asked last: which page to prepare for while it is asked
 * again. It opens nothing.
 */
export const signedInHint = {
  read(): boolean {
    try {
      return localStorage.getItem(KEY) !== null;
    } catch {
      return false;
    }
  },
  save(isSignedIn: boolean): void {
    try {
      if (isSignedIn) localStorage.setItem(KEY, 'true');
      else localStorage.removeItem(KEY);
    } catch {
      // The page for guests is prepared then.
    }
  },
};
