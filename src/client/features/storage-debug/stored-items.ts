/** One thing that the browser keeps for this site. Its value is not looked at: it may hold what a person said. */
export interface StoredItem {
  place: 'local' | 'session';
  key: string;
  bytes: number;
  meaning: string;
}

/** What each key is for; the ones that end in _ are followed by an interview's id. */
const MEANINGS: readonly [string, string][] = [
  ['tempInterviewData', 'The interview at hand'],
  ['setupDraft', 'What you wrote into the form'],
  ['signedInLast', 'Which page to prepare: the form or the dashboard'],
  ['endedInterview', 'The interview you have just ended'],
  ['greetedInterview', 'The interview that has greeted you'],
  ['pendingVerificationEmail', 'The address that waits for its code'],
  ['pendingVerificationPhone', 'The phone that waits for its code'],
  ['pendingResultsInterviewId', 'The interview whose report waits for an account'],
  ['tutorial_completed', 'The tutorial was seen'],
  ['who_hears', 'Who writes down what you say'],
  ['voice_pace', 'How fast the interviewer speaks'],
  ['interviewer_patience', 'How long a pause ends an answer'],
  ['results_owner', 'Whose reports are kept here'],
  ['reloaded_for_protocol', 'The page was loaded anew for a newer server'],
  ['unsentRecordings', 'Recordings wait to be sent'],
  ['interview_results_', 'A report, so that it opens at once'],
  ['interview_transcript_', 'What was said in this interview'],
  ['interview_draft_', 'An answer that you have not sent yet'],
  ['retry_draft_', 'A question that you are answering again'],
  ['interview_held_', 'The interview goes on in this tab'],
  ['interview_speaking_', 'Somebody was speaking when the page closed'],
];

/** UTF-16, as browsers count against their limit. */
const BYTES_A_CHARACTER = 2;

function meaningOf(key: string): string {
  const known = MEANINGS.find(([name]) => (name.endsWith('_') ? key.startsWith(name) : key === name));
  return known?.[1] ?? 'Something else, or left by an older version of Greenroom';
}

/** Lists what one storage holds, by key. */
export function storedItems(place: StoredItem['place'], storage: Pick<Storage, 'length' | 'key' | 'getItem'>) {
  const items: StoredItem[] = [];
  for (let i = 0; i < storage.length; i++) {
    const key = storage.key(i);
    if (key === null) continue;
    const bytes = (key.length + (storage.getItem(key)?.length ?? 0)) * BYTES_A_CHARACTER;
    items.push({ place, key, bytes, meaning: meaningOf(key) });
  }
  return items.sort((a, b) => (a.key < b.key ? -1 : 1));
}
