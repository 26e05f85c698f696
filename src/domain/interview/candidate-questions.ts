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

/** A matter of the job that candidates ask about, and what a line of a posting looks like that surely tells of it, the surest first. */
export interface JobTopic {
  asked: RegExp;
  says: readonly RegExp[];
  /** Whether only a line with the very word that was asked is about it. */
  isNamed?: true;
}

export const ABOUT_THE_JOB: Readonly<Record<string, JobTopic>> = {
  pay: {
    asked:
      /\b(?:pay(?! for\b)|pays(?! for\b)|paid|salary|salaries|wages?|earn|money|compensation|remuneration|hourly rate|bonus(?:es)?|commission)\b/i,
    says: [
      /[£$€]\s?\d|\b\d[\d,.]*k?\s?(?:GBP|USD|EUR|per (?:hour|annum|year)|an hour|p\.?a)\b/i,
      /\b(?:salary|wages?|hourly|commission|bonus|paid (?:weekly|monthly))\b/i,
    ],
  },
  hours: {
    asked: /\b(?:hours?|shifts?|rota|full[- ]time|part[- ]time|schedule|what time|days? (?:a|per) week)\b/i,
    says: [
      /\b\d+(?:\.\d+)?\s?(?:hours|hrs)\b|\b\d{1,2}(?:[:.]\d\d)?\s?(?:am|pm)\b|\bdays? (?:a|per) week\b/i,
      /\b(?:rota|full[- ]time|part[- ]time|monday (?:to|-|–)|(?:early|late|night|day|split|rotating) shifts?|shifts? (?:of|from)|shifts (?:a|per))\b/i,
    ],
  },
  nights: {
    asked: /\b(?:nights|night (?:shifts?|work))\b/i,
    says: [/\bnights (?:a|per) (?:week|month)\b/i, /\b(?:nights|night (?:shifts?|work))\b/i],
  },
  weekends: {
    asked: /\b(?:weekends?|saturdays?|sundays?)\b/i,
    says: [/\b(?:weekends?|saturdays?|sundays?|seven days|7 days)\b/i],
  },
  overtime: { asked: /\bovertime\b|\bextra hours\b/i, says: [/\bovertime\b/i] },
  place: {
    asked:
      /\bwhere (?:would|will|do|am|are) (?:i|we|you)\b|\bwhere (?:is|are) (?:it|this|the (?:job|work|role|office|company))\b|\bis it (?:in|near|at)\b|\b(?:location|located|based|remote|remotely|from home|hybrid|the office|on[- ]site|commute|commuting|relocate|relocation)\b/i,
    says: [
      /^location\b|\b(?:based|located) (?:in|at|out of)\b|\b(?:hybrid|fully remote|remote(?:ly)?|on[- ]site|work(?:ing)? from home)\b/i,
      /\b(?:our|the) (?:\w+ )?(?:office|site|branch|shop|store|restaurant|hospital|school|depot|warehouse) in\b/i,
    ],
  },
  start: {
    asked: /\bwhen\b.*\bstart(?:s|ing)?\b|\bstart(?:ing)? date\b|\bhow soon\b/i,
    says: [/\bstart(?:ing)? date\b|\bimmediate start\b|\bstart(?:s|ing)? (?:in|on|from|as soon|immediately|asap)\b/i],
  },
  contract: {
    asked: /\b(?:permanent|temporary|contract|fixed[- ]term|probation\w*)\b/i,
    says: [/\b(?:permanent|temporary|fixed[- ]term|probation\w*|contract)\b/i],
  },
  benefit: {
    asked:
      /\b(?:holidays?|annual leave|vacation|pension|sick pay|insurance|parking|housing|accommodation|tips|company (?:car|van|phone|laptop))\b/i,
    says: [
      /\b(?:holidays?|annual leave|vacation|pension|sick pay|insurance|parking|housing|accommodation|tips|company (?:car|van|phone|laptop)|401\(?k\)?)\b/i,
    ],
    isNamed: true,
  },
  benefits: {
    asked: /\b(?:benefits?|perks?)\b/i,
    says: [/\b(?:benefits|perks|pension|annual leave|holidays?)\b/i],
  },
  training: {
    asked: /\b(?:training|induction|onboarding|mentor\w*)\b/i,
    says: [
      /\b(?:full training|training (?:is |will be )?(?:given|provided)|induction|onboarding|mentor\w*)\b/i,
      /\btraining\b/i,
    ],
  },
  growth: {
    asked: /\b(?:progress|progression|promot\w+|careers?|grow|growth|advance\w*|move up|develop(?:ment)?)\b/i,
    says: [/\b(?:career|progression|promotion|room to grow|development opportunities|personal development)\b/i],
  },
  team: {
    asked: /\b(?:team|colleagues)\b/i,
    says: [/\bteam of\b|\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) colleagues\b/i],
  },
  manager: {
    asked: /\b(?:manager|boss|supervisor|reports? to)\b/i,
    says: [/\breport(?:s|ing)? (?:directly )?(?:in)?to\b|\bline manager\b/i],
  },
  role: {
    asked:
      /\b(?:typical|average|normal) (?:day|week)\b|\bmy (?:day|week|first)\b|\bday[- ]to[- ]day\b|\b(?:responsibilit\w+|duties|tasks)\b|\b(?:be doing|expected of|looking for|first (?:week|month|three months|ninety days|90 days))\b|\bwhat (?:is|does|would|will) (?:the|this) (?:role|job|position)\b|\b(?:the|this) (?:role|job|position) (?:involve|about|like|entail)\b|\bwhat (?:would|will) i (?:be |have to )?do\b/i,
    says: [/\byou(?:['’]ll| will| would)\b/i, /\b(?:responsib\w+|duties|involves?)\b/i],
  },
  company: {
    asked:
      /\b(?:company(?! (?:car|van|phone|laptop))|organi[sz]ation|business|employer|firm|culture|values|atmosphere)\b|\bwhat is it like (?:to work|working|there)\b/i,
    says: [
      /\b(?:we are|we['’]re) (?:an?|the|one)\b|\b(?:founded|established|family[- ]run|family[- ]owned|our (?:mission|values))\b/i,
    ],
  },
};

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
