interface PracticeModule {
  title: string;
  text: string;
  minutes: number;
}

export interface PracticeCategory {
  name: string;
  modules: readonly [PracticeModule, PracticeModule, PracticeModule];
}

const practice = (title: string, text: string, minutes: number): PracticeModule => ({ title, text, minutes });

/** Six categories of three modules. */
export const PRACTICE_CATEGORIES: readonly PracticeCategory[] = [
  {
    name: 'Behavioural stories',
    modules: [
      practice('Situation to result', 'Tell one story in four parts and end with a number.', 10),
      practice('Conflict at work', 'Describe a disagreement without taking sides.', 10),
      practice('A failure worth telling', 'Say that it was yours and what you changed because of it.', 15),
    ],
  },
  {
    name: 'Technical depth',
    modules: [
      practice('Explain what you built', 'Go from the problem to the trade-off in two minutes.', 15),
      practice('Debug out loud', 'Say what you would look at first, and why.', 15),
      practice('Estimate and check', 'Give a figure and show where it comes from.', 10),
    ],
  },
  {
    name: 'Short and clear',
    modules: [
      practice('Answer first', 'Put the answer in the first sentence.', 5),
      practice('Drop the filler', 'Hear your own fillers and leave a pause instead.', 10),
      practice('Two minutes, not five', 'Cut the same answer to half its length.', 10),
    ],
  },
  {
    name: 'About yourself',
    modules: [
      practice('Tell me about yourself', 'Take three steps from what you did to why you are here.', 10),
      practice('Why this company', 'Name one thing they do that you want to do.', 5),
      practice('Strength and weakness', 'Name one of each and show where each was seen.', 10),
    ],
  },
  {
    name: 'Leading others',
    modules: [
      practice('A decision with too little data', 'Tell what you knew, what you risked and what came of it.', 15),
      practice('Bringing people along', 'Tell how you changed somebody’s mind, or your own.', 10),
      practice('Saying no', 'Turn down a request and keep the person.', 10),
    ],
  },
  {
    name: 'The end of the interview',
    modules: [
      practice('Your questions for them', 'Ask three questions that show you listened.', 5),
      practice('Pay and terms', 'Name a range without filling the silence.', 10),
      practice('Closing', 'Sum yourself up in three sentences.', 5),
    ],
  },
];
