import { readStartedInterview, type StartedInterview } from '#domain/answers/read-started-interview.ts';
import { forgetAllReports } from './kept-reports.ts';

/** What the browser remembers across pages. Everything here goes at sign-out. */
const INTERVIEW_DATA = 'tempInterviewData';
const EMAIL = 'pendingVerificationEmail';
const PHONE = 'pendingVerificationPhone';
const RESULTS = 'pendingResultsInterviewId';
/** The interview that this tab has ended by hand, when, and over what. */
const ENDED = 'endedInterview';
const GREETED = 'greetedInterview';

/** Of the tab, and of all of them. */
const STORAGES = [() => sessionStorage, () => localStorage];

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
  clear: () => quietly(() => clearBoth(EMAIL, PHONE)),
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

/** Each tab has an interview of its own; a new tab begins with the one that was begun last in any of them. */
export const currentInterview = {
  save: (interviewId: string) => quietly(() => storeInterview({ interviewId })),
  /** With what its start answered: enough to begin it, should the server not tell where it stands. */
  keepStart: ({ interviewId, ...jobDescriptionData }: StartedInterview) =>
    quietly(() => storeInterview({ interviewId, jobDescriptionData })),
  /** What the start of this tab's interview answered, where that is kept. */
  start: (): StartedInterview | undefined =>
    startIn(storedInterviewId(() => sessionStorage) === null ? () => localStorage : () => sessionStorage),
  id: (): string | null => storedInterviewId(() => sessionStorage) ?? storedInterviewId(() => localStorage),
  /** Ties this tab to an interview that another one may have begun. */
  keepForTab: (interviewId: string) =>
    quietly(() => {
      if (storedInterviewId(() => sessionStorage) === interviewId) return;
      const shared = localStorage.getItem(INTERVIEW_DATA);
      const isShared = storedInterviewId(() => localStorage) === interviewId && shared !== null;
      sessionStorage.setItem(INTERVIEW_DATA, isShared ? shared : JSON.stringify({ interviewId }));
    }),
  /** Forgets the interview of this tab, and not one that another tab is in. */
  clear: () =>
    quietly(() => {
      const own = currentInterview.id();
      if (storedInterviewId(() => localStorage) === own) localStorage.removeItem(INTERVIEW_DATA);
      sessionStorage.removeItem(INTERVIEW_DATA);
    }),
};

export const endedInterview = {
  /** `addedTyped`: what stood in the field to type in went out with it. */
  save: (interviewId: string, addedTyped: boolean) =>
    quietly(() => sessionStorage.setItem(ENDED, JSON.stringify({ interviewId, endedAt: Date.now(), addedTyped }))),
  read(interviewId: string): { endedAt: number; addedTyped: boolean } | undefined {
    try {
      const stored: Record<string, unknown> | null = JSON.parse(sessionStorage.getItem(ENDED) ?? 'null');
      if (stored?.interviewId !== interviewId || typeof stored.endedAt !== 'number') return undefined;
      return { endedAt: stored.endedAt, addedTyped: stored.addedTyped === true };
    } catch {
      return undefined;
    }
  },
  clear: () => quietly(() => sessionStorage.removeItem(ENDED)),
};

/** The interview whose greeting was heard to its end: the last one in this tab, and the last one in any. */
export const greetedInterview = {
  save: (interviewId: string) => {
    for (const storage of STORAGES) quietly(() => storage().setItem(GREETED, interviewId));
  },
  is: (interviewId: string): boolean =>
    STORAGES.some((storage) => {
      try {
        return storage().getItem(GREETED) === interviewId;
      } catch {
        return false;
      }
    }),
};

function storeInterview(interview: object): void {
  const stored = JSON.stringify(interview);
  localStorage.setItem(INTERVIEW_DATA, stored);
  sessionStorage.setItem(INTERVIEW_DATA, stored);
}

function storedInterview(storage: () => Storage): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(storage().getItem(INTERVIEW_DATA) ?? 'null');
    return stored && typeof stored === 'object' ? { ...stored } : {};
  } catch {
    return {};
  }
}

function storedInterviewId(storage: () => Storage): string | null {
  const { interviewId } = storedInterview(storage);
  return interviewId === undefined ? null : String(interviewId);
}

function startIn(storage: () => Storage): StartedInterview | undefined {
  const { interviewId, jobDescriptionData } = storedInterview(storage);
  return readStartedInterview({ interviewId, data: jobDescriptionData });
}

export function clearEverything(): void {
  quietly(() => clearBoth(INTERVIEW_DATA, EMAIL, PHONE, RESULTS, GREETED));
  clearTab();
  forgetAllReports();
}

/** What this tab alone remembers: its interview, drafts, reports. What all tabs share may be somebody else's by now. */
export const clearTab = (): void => quietly(() => sessionStorage.clear());

function clearBoth(...keys: string[]): void {
  for (const key of keys) {
    localStorage.removeItem(key);
    sessionStorage.removeItem(key);
  }
}
