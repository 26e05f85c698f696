const keyOf = (interviewId: string, questionId: string) => `retry_draft_${interviewId}_${questionId}`;

/** What this tab has written into a question that is answered again, until it is sent. */
export const retryDraft = {
  save(interviewId: string, questionId: string, text: string): void {
    try {
      if (text === '') sessionStorage.removeItem(keyOf(interviewId, questionId));
      else sessionStorage.setItem(keyOf(interviewId, questionId), text);
    } catch {
      // Storage can be full or switched off; what is lost is a convenience.
    }
  },
  read(interviewId: string, questionId: string): string {
    try {
      return sessionStorage.getItem(keyOf(interviewId, questionId)) ?? '';
    } catch {
      return '';
    }
  },
};
