/** Words of interview questions in plainer ones; each meaning is a noun phrase or "to …" that reads after "I mean". */
const MEANINGS: Record<string, string> = {
  accountability: 'owning what you do, also when it goes wrong',
  adapt: 'to change how you do things when something around you changes',
  adaptability: 'changing how you do things when something around you changes',
  ambiguity: 'not having all the facts, or not being told exactly what to do',
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
  efficient: 'with less time or effort for the same result',
  empathy: 'feeling what it is like for the other person',
  escalate: 'to take a problem to somebody above you',
  ethical: 'to do with right and wrong',
  expectations: 'what people think they will get from you',
  feedback: 'what somebody told you about how you did',
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
  weakness: 'something you are less good at',
  workload: 'how much you have to do',
};

/** The word that was asked about, if it stands in the question and has plainer words. */
export function explainWord(asked: string, question: string): { word: string; meaning: string } | undefined {
  const inQuestion = splitWords(question);
  const heard = splitWords(asked);
  const isHeard = (word: string) => heard.includes(word) || heard.join('').includes(word);
  const candidates = inQuestion.filter((word) => meaningOf(word) !== undefined);
  const word = candidates.find(isHeard) ?? candidates.find((each) => heard.some((said) => isCutShort(said, each)));
  const meaning = word && meaningOf(word);
  return word && meaning ? { word, meaning } : undefined;
}

const meaningOf = (word: string): string | undefined =>
  MEANINGS[word] ?? MEANINGS[word.replace(/s$/, '')] ?? MEANINGS[word.replace(/iz/, 'is')];

/** "Prior, priori…" for prioritisation. */
const isCutShort = (said: string, word: string) => said.length >= 5 && word.startsWith(said);

const splitWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}'’-]+/gu) ?? [];
