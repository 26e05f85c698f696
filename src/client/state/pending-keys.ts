/** What the browser remembers across pages. Everything here goes at sign-out. */
const INTERVIEW_DATA = 'tempInterviewData';
const EMAIL = 'pendingVerificationEmail';
const PHONE = 'pendingVerificationPhone';
const NEXT_CODE = 'pendingVerificationNextCodeAt';
const RESULTS = 'pendingResultsInterviewId';
const RESULTS_CACHE_PREFIX = 'interview_results_';

/** Storage can be full or switched off; the product works without it. */
const quietly = (work: () => void) => {
  try {
    work();
  } catch {
    // Nothing to do: what is lost is a convenience.
  }
};

const read = (key: string): string | null => {
  try {
    return localStorage.getItem(key) ?? sessionStorage.getItem(key);
  } catch {
    return null;
  }
};

export const pendingVerification = {
  /** Without a phone number, the one that was stored with the same address stays. */
  save: (email: string, phone?: string) =>
    quietly(() => {
      const sameAddress = read(EMAIL) === email;
      localStorage.setItem(EMAIL, email);
      if (phone) localStorage.setItem(PHONE, phone);
      else if (!sameAddress) clearBoth(PHONE);
    }),
  email: () => read(EMAIL),
  phone: () => read(PHONE),
  /** A code was sent, and the server sends the next one after so many seconds. */
  saveWait: (seconds: number) => quietly(() => localStorage.setItem(NEXT_CODE, String(Date.now() + seconds * 1_000))),
  /** When the next code can be sent, in epoch milliseconds; 0 when nobody knows of a wait. */
  nextCodeAt: () => Number(read(NEXT_CODE) ?? 0) || 0,
  clear: () => quietly(() => clearBoth(EMAIL, PHONE, NEXT_CODE)),
};

export const pendingResults = {
  save: (interviewId: string) =>
    quietly(() => {
      localStorage.setItem(RESULTS, interviewId);
      sessionStorage.setItem(RESULTS, interviewId);
    }),
  interviewId: () => read(RESULTS),
  clear: () => quietly(() => clearBoth(RESULTS)),
};

export const currentInterview = {
  save: (interviewId: string, jobDescriptionData?: object) =>
    quietly(() => localStorage.setItem(INTERVIEW_DATA, JSON.stringify({ interviewId, jobDescriptionData }))),
  id(): string | null {
    try {
      const stored: unknown = JSON.parse(read(INTERVIEW_DATA) ?? 'null');
      return stored && typeof stored === 'object' && 'interviewId' in stored ? String(stored.interviewId) : null;
    } catch {
      return null;
    }
  },
  clear: () => quietly(() => clearBoth(INTERVIEW_DATA)),
};

export function clearEverything(): void {
  quietly(() => {
    clearBoth(INTERVIEW_DATA, EMAIL, PHONE, RESULTS);
    sessionStorage.clear();
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(RESULTS_CACHE_PREFIX)) localStorage.removeItem(key);
    }
  });
}

function clearBoth(...keys: string[]): void {
  for (const key of keys) {
    localStorage.removeItem(key);
    sessionStorage.removeItem(key);
  }
}
