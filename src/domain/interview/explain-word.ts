/** Words of interview questions in plainer ones; each meaning is a noun phrase or "to …" that reads after "I mean". */
const MEANINGS: Readonly<Record<string, string>> = {
  accountability: 'owning what you do, also when it goes wrong',
  accuracy: 'getting every detail right',
  accurate: 'right in every detail',
  adapt: 'to change how you do things when something around you changes',
  adaptability: 'changing how you do things when something around you changes',
  ambiguity: 'not having all the facts, or not being told exactly what to do',
  apprentice: 'somebody who is learning the trade, such as a student in the workshop',
  approach: 'the way you go about something',
  challenge: 'something that was hard for you',
  challenging: 'hard, in any way',
  collaborate: 'to work on something together with other people',
  colleague: 'somebody you work with',
  complaint: 'somebody telling you that they are not happy with something',
  compromise: 'an agreement in which each side gives way a little',
  conflict: 'a disagreement, big or small',
  conflicting: 'two things that do not go together, so that you cannot please both',
  consensus: 'getting everybody to agree',
  constraint: 'anything that limits what you can do, such as time or money',
  constructive: 'meant to help',
  criticism: 'somebody telling you what you could do better',
  deadline: 'the time by which something must be done',
  delegate: 'to give a piece of your work to somebody else',
  delegated: 'to give a piece of your work to somebody else',
  dispute: 'a disagreement between people',
  disagreement: 'one person thinking one thing and somebody else another, with or without a quarrel',
  disagreed: 'to think otherwise than somebody else',
  diverse: 'people who are different from each other',
  consistent: 'done in the same way each time',
  efficient: 'with less time or effort for the same result',
  empathy: 'feeling what it is like for the other person',
  escalate: 'to take a problem to somebody above you',
  ensure: 'to make sure of something',
  ethical: 'to do with right and wrong',
  expectations: 'what people think they will get from you',
  feedback: 'what somebody told you about how you did',
  handle: 'to deal with something',
  hardest: 'what was most difficult for you',
  handover: 'passing your work to the next person',
  improvise: 'to make do with what is there',
  influence: 'to get somebody to see it your way',
  initiative: 'doing something that nobody told you to do',
  innovation: 'a new way of doing something',
  integrity: 'doing the right thing, also when it is not easy',
  leadership: 'getting other people to do something together',
  milestone: 'an important step on the way',
  mitigate: 'to make something less bad',
  motivate: 'to make somebody want to do something',
  motivation: 'what makes you want to do something',
  negotiate: 'to talk until both sides agree',
  negotiation: 'talking until both sides agree',
  objective: 'something you want to reach',
  obstacle: 'something that is in your way',
  perspective: 'the way somebody sees things',
  persuade: 'to bring somebody round to your idea',
  prioritisation: 'deciding what to do first',
  prioritise: 'to decide what to do first',
  priorities: 'the things that have to come first',
  procedure: 'the set way in which something is done',
  proactive: 'doing something before you are asked',
  process: 'the steps in which something is done',
  rapport: 'getting on well with somebody',
  resilience: 'carrying on after something went wrong',
  resolve: 'to put something right',
  resource: 'what you have to work with, such as people, time or money',
  responsibility: 'something that was yours to look after',
  setback: 'something that went wrong on the way',
  stakeholder: 'anybody who has an interest in the work, such as a customer or a manager',
  strategy: 'a plan for how to get somewhere',
  punctual: 'on time',
  strength: 'something you are good at',
  target: 'a number or a goal that you had to reach',
  tense: 'a moment when people were on edge or close to an argument',
  trade: 'the kind of work you do',
  underperformer: 'somebody who does less than is expected',
  unreliable: 'what you cannot trust, because it has mistakes or gaps',
  reliable: 'something or somebody you can trust',
  opposition: 'the people who are against something',
  afterwards: 'what comes after that',
  upsell: 'to get a customer to buy something more, or something dearer',
  upsold: 'getting a customer to buy something more, or something dearer',
  resolved: 'brought to an end, so that both sides could go on',
  agile: 'working in short steps and changing course often',
  assess: 'to look at something and judge how it stands',
  audit: 'a check of how the work was done',
  benchmark: 'something to measure the work against',
  breach: 'breaking a rule, or letting out what should stay in',
  budget: 'the money there is for something',
  candour: 'saying openly how things are',
  competing: 'pulling in different directions',
  compliance: 'keeping to the rules',
  confidential: 'not to be told to others',
  contingency: 'a plan for when something goes wrong',
  culture: 'how people do things in a place',
  discretion: 'keeping to yourself what is not for others, or deciding for yourself',
  diligence: 'taking care with the work',
  dilemma: 'a choice in which neither way is quite right',
  downtime: 'the time in which something does not work',
  engagement: 'how much people take part',
  hesitant: 'not sure whether to do something',
  hazard: 'something that could hurt somebody',
  implement: 'to put something into practice',
  incident: 'something that happened and should not have',
  inclusive: 'so that everybody can take part',
  juggle: 'to do several things at the same time',
  liaise: 'to stay in touch with other people about the work',
  metric: 'a number that shows how something is going',
  morale: 'the mood in a team',
  onboarding: 'the first days of somebody new',
  ownership: 'treating something as yours to look after',
  pitch: 'to present an idea so that others want it',
  quota: 'the number that you have to reach',
  reconcile: 'to make two lists or two views agree',
  redundancy: 'losing a job because it is no longer needed, or a spare for when something fails',
  reluctant: 'not really wanting to',
  retention: 'keeping people, or customers, from leaving',
  rough: 'handling somebody too hard, or hurrying them',
  safeguarding: 'keeping people safe from harm',
  scope: 'what belongs to a piece of work and what does not',
  sceptical: 'not ready to believe it yet',
  skeptical: 'not ready to believe it yet',
  supervise: 'to watch over how others work',
  support: 'to help somebody, in whatever way they need',
  tact: 'saying something so that nobody is hurt',
  tolerance: 'how far something may be off',
  'trade-off': 'giving up one thing to get another',
  turnaround: 'how long something takes from start to end',
  turnover: 'how many people leave and are replaced, or the money a business takes',
  unconventional: 'not done the usual way',
  urgent: 'something that cannot wait',
  valuable: 'something worth a lot, such as money, a ring or a phone',
  vendor: 'somebody who sells to us',
  vulnerable: 'easily hurt, and in need of care',
  weakness: 'something you are less good at',
  arrears: 'money that should have been paid by now',
  attrition: 'people leaving who then have to be replaced',
  biosecurity: 'keeping illnesses out of a place and from spreading in it',
  continence: 'being able to hold water until one gets to the toilet',
  contraindication: 'a reason not to give a treatment to somebody',
  'de-escalate': 'to calm things down before they get worse',
  dysregulation: 'feelings that somebody cannot keep in hand',
  fifo: 'using first what came in first',
  idempotency: 'that doing the same thing twice changes nothing more than doing it once',
  kpi: 'a number that shows how well the work is going',
  mentor: 'to help somebody less experienced along',
  reconciliation: 'making two lists or two views agree',
  resilient: 'able to carry on after something went wrong',
  stewardship: 'looking after something that was put into your care',
  workload: 'how much you have to do',
};

/** Sayings that say nothing to whoever did not grow up with them. */
const SAYINGS: Readonly<Record<string, string>> = {
  'in the weeds': 'being so busy that you fall behind',
  'under the pump': 'having too much to do at once',
  'eye to eye': 'seeing something the same way',
  'extra mile': 'doing more than is asked of you',
  'outside the box': 'in a way that nobody expects',
  'wear many hats': 'doing several kinds of work in one job',
  'hit the ground running': 'being of use from the first day',
  'on the same page': 'having understood something in the same way',
  'from scratch': 'from the very beginning',
  'mise en place': 'having everything prepared and in its place before cooking starts',
  'near miss': 'something that nearly went wrong and hurt nobody',
  'night audit': 'closing the accounts of the day, which a hotel does at night',
  'key account': 'a customer who matters most to the business',
  'board round': 'going through all the patients together at the board',
};

/** The word of the question that somebody asked about, where it has plainer words. */
export function explainWord(said: string, question: string): { word: string; meaning: string } | undefined {
  const heard = said.toLowerCase();
  const saying = Object.entries(SAYINGS).find(([each]) => heard.includes(each));
  if (saying) return { word: `“${saying[0]}”`, meaning: saying[1] };
  const words = new Set(wordsIn(heard));
  const asked = wordsIn(question.toLowerCase()).filter((word) => meaningOf(word) !== undefined);
  const word = asked.find((each) => words.has(each)) ?? asked.find((each) => isMisheard(each, words));
  const meaning = word === undefined || isPartOfTerm(word, heard, question) ? undefined : meaningOf(word);
  return word !== undefined && meaning !== undefined ? { word, meaning } : undefined;
}

const meaningOf = (word: string): string | undefined =>
  MEANINGS[word] ?? MEANINGS[word.replace(/s$/, '')] ?? MEANINGS[word.replace(/iz/, 'is')];

/** 'What is a safety audit?' asks for two words that are one thing, and the plain meaning of the second is not that thing. */
function isPartOfTerm(word: string, heard: string, question: string): boolean {
  const before = wordBefore(word, question.toLowerCase());
  if (before === undefined || BEFORE_ANY_NOUN.has(before) || meaningOf(before) !== undefined) return false;
  return wordBefore(word, heard) === before;
}
const BEFORE_ANY_NOUN = new Set(
  'a an the your you of to in on at with for by from and or that this these those any some no is are was were be do did it when where what which how who most more very real one his her its their our my'.split(
    ' ',
  ),
);
const wordBefore = (word: string, text: string): string | undefined => {
  const words = wordsIn(text);
  return words[words.indexOf(word) - 1];
};

/** 'Prior, priori…' for prioritisation. */
const isMisheard = (word: string, heard: ReadonlySet<string>): boolean =>
  [...heard].some((each) => each.length >= 5 && word.startsWith(each));

const wordsIn = (text: string): string[] => text.match(/[\p{L}'’-]+/gu) ?? [];
