export interface AboutPractice {
  asked: RegExp;
  answer: string;
  /** Whether it is told only once the questions are over. */
  isForTheEnd?: true;
}

/** What candidates ask at the end about the practice itself; the first that fits is answered. */
export const ABOUT_PRACTICE: readonly AboutPractice[] = [
  {
    asked:
      /\bhow (?:did|have|was) i\b|\bdid i (?:do|pass|get|answer)\b|\bmy (?:score|results?|performance|answers?)\b|\bfeedback\b|\b(?:get|got|have) the job\b|\bhire me\b|\bany (?:tips|advice|pointers)\b|\b(?:i|could) improve\b|\bdo better\b/i,
    answer: 'I cannot judge that here. Your report comes next, and it goes through each of your answers.',
  },
  {
    asked:
      /\bnext (?:steps?|stages?|rounds?)\b|\bwhat happens (?:next|now|after)\b|\bhear (?:back|from|something|anything|more)\b|\b(?:second|another) (?:round|interview)\b|\b(?:decision|decide)\b|\bhow many (?:rounds|stages|interviews|candidates|people (?:applied|are you))\b|\bselection process\b/i,
    answer:
      'This was practice, so nothing follows from it but your report. It is a good question for the employer, because it tells you when you will hear from them.',
    isForTheEnd: true,
  },
  {
    asked:
      /\bare you (?:a |an |really |actually )*(?:human|real|person|robot|bot|ai|machine|computer|program)\b|\b(?:who|what) are you\b|\bchat ?gpt\b|\byour name\b|\b(?:how long have|do) you (?:been|work|worked|like|enjoy)\b|\byou (?:like|enjoy)(?: most| best)?\b|\byour (?:favou?rite|own experience|background|career)\b/i,
    answer:
      'I am a computer program to practise with, and nobody who works there. It is a good question for somebody who does.',
    isForTheEnd: true,
  },
  {
    asked:
      /\bwho (?:\w+ )?(?:hears?|sees?|reads?|listens?|gets?)\b|\b(?:being|was i|is this|are you) record(?:ed|ing)\b|\bmy (?:data|recordings?|voice)\b|\bshared? (?:this |it |them )?with\b/i,
    answer: 'Your answers are kept for your own report, which no employer can open.',
  },
  {
    asked:
      /\bwhat (?:\w+ )?(?:should|could|can|would|might|do) (?:i|you|people|candidates|others)\b.*\bask\b|\b(?:good|best|right|better) questions?\b|\bwhat to ask\b/i,
    answer:
      'A good question is about the work itself, such as what a good first three months would look like, or what the team finds hardest at the moment. Ask what you would really like to know, and nothing that the posting says already.',
  },
  {
    asked: /\b(?:is|was) this (?:a |an |the )?(?:real|practice|mock|actual)\b|\breal interview\b|\bfor real\b/i,
    answer: 'This is practice. No employer is listening, and nothing is decided by it.',
  },
  {
    asked: /\baccent\b|\bpronunciation\b|\bgrammar\b|\bmy english\b/i,
    answer: 'Neither your accent nor your grammar is scored here, only what you say and how it is ordered.',
  },
];

/** After what the posting says. */
export const SAID_AND_MORE: readonly string[] = [
  'I know no more than that, and the employer could tell you the rest.',
  'That is all that I know, so ask the employer about the rest.',
];

/** After what could be answered, where something else was asked too. */
export const REST_NOT_SAID: readonly string[] = [
  'The rest I cannot answer from the posting, so ask the employer.',
  'Of the rest the posting says nothing, so that is one for the employer.',
];

/** Where the posting tells nothing of it. */
export const NOT_SAID: readonly string[] = [
  'I do not find that in the posting, and this is practice, so only the employer could tell you. It is a good question to ask them.',
  'The posting is all that I have, and I do not find it there. Keep that one for the employer, who would know.',
];

/** The same of all that was asked at once. */
export const NOTHING_SAID: readonly string[] = [
  'I find none of that in the posting, and this is practice, so only the employer could tell you.',
  'The posting is all that I have, and it answers none of that. Ask the employer, who would know.',
];

/** Where it is not even clear what it is about. */
export const UNKNOWN: readonly string[] = [
  'I know only the posting, and cannot answer that from it. This is practice, so keep it for the employer, who would know.',
  'That goes beyond the posting, which is all that I know. It is one to ask the employer in the real interview.',
];
