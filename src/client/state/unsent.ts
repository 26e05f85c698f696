import { createStore } from './store.ts';

/** Where what has not been sent yet lies in this browser, and the mark that tells a page that there is something. */
export const UNSENT_DATABASE = 'greenroom_unsent';
/** Where the sound of an answer lies that is being said. */
export const TAPE_DATABASE = 'greenroom_speaking';
const MARK = 'unsentRecordings';

/** Segments that this page knows to be on their way, by interview. */
export const unsentSegments = createStore<ReadonlyMap<string, number>>(new Map());

let forgetInMemory = () => {};

/** The outbox registers how it forgets what it holds. */
export function onForgetUnsent(forget: () => void): void {
  forgetInMemory = forget;
}

/** Storage can be full or switched off. */
function quietly<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

export const markUnsent = (isThere: boolean): void =>
  void quietly(() => (isThere ? localStorage.setItem(MARK, 'true') : localStorage.removeItem(MARK)));

/** Whether something was recorded on an earlier page and could not be sent. */
export const hasUnsent = (): boolean => quietly(() => localStorage.getItem(MARK)) != null;

/** At sign-out: nothing that was recorded stays in this browser. Other tabs let go of it too. */
export function forgetUnsent(): void {
  forgetInMemory();
  markUnsent(false);
  unsentSegments.set(new Map());
  for (const database of [UNSENT_DATABASE, TAPE_DATABASE]) quietly(() => indexedDB.deleteDatabase(database));
}
