import { interviewCount, loadInterviewList } from '#client/state/interview-list.ts';

const FLAG = 'tutorial_completed';
/** Someone with more interviews than this knows how it goes. */
const FEW_INTERVIEWS = 1;
/** Who cannot be counted by then is shown it. */
const LIST_LIMIT_MS = 10_000;

/** Whether to explain the screen first: always to a guest, else to who has hardly taken an interview; once a tab. */
export async function wantsTutorial(isSignedIn: boolean): Promise<boolean> {
  if (isCompleted()) return false;
  if (!isSignedIn) return true;
  try {
    await loadInterviewList(AbortSignal.timeout(LIST_LIMIT_MS));
    return interviewCount() <= FEW_INTERVIEWS;
  } catch {
    return true;
  }
}

export function completeTutorial(): void {
  try {
    sessionStorage.setItem(FLAG, 'true');
  } catch {
    // It will be shown again.
  }
}

function isCompleted(): boolean {
  try {
    return sessionStorage.getItem(FLAG) !== null;
  } catch {
    return false;
  }
}
