/** Whether the server answers again. */
export const serverAnswers = (): Promise<boolean> =>
  fetch('/api/health', { cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/**
 * Opens a page in a new document, with what it is handed: some browsers remember for as long as a document lives that a
 * file of it could not be fetched, and never ask for it again. The router is passed by, which would try that file.
 */
export function openAnew(path: string, state: object): void {
  History.prototype.pushState.call(window.history, { ...window.history.state, ...state }, '', path);
  window.location.reload();
}
