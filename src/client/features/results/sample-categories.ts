/** One question of a sample, seen by one aspect. */
export interface SampleItem {
  question: string;
  excerpt: string;
  /** Out of 100. */
  score: number;
  analysis: string;
  suggestions: readonly string[];
}

export interface SampleAspect {
  id: string;
  name: string;
  items: readonly SampleItem[];
}

export interface SampleCategory {
  id: string;
  name: string;
  about: string;
  aspects: readonly SampleAspect[];
}

const SLOW = 'How would you find out why a page has become slow?';
const WRONG = 'Tell me about a decision that turned out to be wrong.';

/** What the pages of categories show: samples, the same for everybody, from no interview. */
export const SAMPLE_CATEGORIES: readonly SampleCategory[] = [
  {
    id: 'problem-answer',
    name: 'Problem Answer',
    about: 'Whether an answer is right, fits the situation and can be followed.',
    aspects: [
      {
        id: 'technical-correctness',
        name: 'Technical Correctness',
        items: [
          {
            question: SLOW,
            excerpt: 'I would look at the slowest requests first, because an average hides them.',
            score: 84,
            analysis: 'The first step is the right one, and the reason for it is given.',
            suggestions: ['Say which figure you would look at.', 'Name what you would rule out first.'],
          },
          {
            question: WRONG,
            excerpt: 'We put everything into one table, and it worked until it did not.',
            score: 58,
            analysis: 'What went wrong is named, why it went wrong is not.',
            suggestions: ['Say what made one table too slow.'],
          },
        ],
      },
      {
        id: 'adaptability',
        name: 'Adaptability',
        items: [
          {
            question: WRONG,
            excerpt: 'When the numbers came in, I changed the plan the same afternoon.',
            score: 79,
            analysis: 'New facts led to a new plan, and quickly.',
            suggestions: ['Say who had to be told, and what you told them.'],
          },
          {
            question: SLOW,
            excerpt: 'I would do what I always do.',
            score: 45,
            analysis: 'One way of working is named for every case.',
            suggestions: ['Say what you would do if the first step showed nothing.'],
          },
        ],
      },
      {
        id: 'clarity-of-explanation',
        name: 'Clarity of Explanation',
        items: [
          {
            question: SLOW,
            excerpt: 'Think of it as a queue at a till: one slow customer holds up all the others.',
            score: 88,
            analysis: 'A picture from everyday life makes it plain to anybody.',
            suggestions: ['Say in one sentence where the picture ends.'],
          },
          {
            question: WRONG,
            excerpt: 'So there was the thing with the thing, and then it broke.',
            score: 41,
            analysis: 'A listener cannot tell which thing is meant.',
            suggestions: ['Name each thing the first time it comes up.', 'Use one sentence a step.'],
          },
        ],
      },
    ],
  },
  {
    id: 'communication',
    name: 'Communication',
    about: 'How an answer reaches the person who listens.',
    aspects: [
      {
        id: 'active-listening',
        name: 'Active Listening',
        items: [
          {
            question: WRONG,
            excerpt: 'You asked for a decision, so I leave the people out of it for a moment.',
            score: 76,
            analysis: 'The question is taken up in its own words.',
            suggestions: ['Come back to the people at the end.'],
          },
        ],
      },
      {
        id: 'empathy',
        name: 'Empathy',
        items: [
          {
            question: WRONG,
            excerpt: 'I first asked the team how they saw it.',
            score: 82,
            analysis: 'Other views come before the own one.',
            suggestions: ['Say what you heard.'],
          },
        ],
      },
    ],
  },
  {
    id: 'delivery',
    name: 'Delivery',
    about: 'How an answer is spoken.',
    aspects: [
      {
        id: 'pace',
        name: 'Pace',
        items: [
          {
            question: SLOW,
            excerpt: 'First I measure. Then I change one thing. Then I measure again.',
            score: 90,
            analysis: 'Short sentences give a listener time.',
            suggestions: ['Keep this pace where it gets harder, too.'],
          },
        ],
      },
      {
        id: 'pauses',
        name: 'Pauses',
        items: [
          {
            question: WRONG,
            excerpt: 'Um, so, basically, what happened was …',
            score: 52,
            analysis: 'Four words stand where a silent second would do.',
            suggestions: ['Breathe in before the first word.'],
          },
        ],
      },
    ],
  },
];
