export const TIPS = [
  'Begin with the answer, then tell how you got there.',
  'A pause of two seconds sounds longer to you than to anybody else.',
  'Give one number, such as how many people there were or how many weeks it took.',
  'Say “I” for what you did yourself, because “we” hides your part.',
  'When you have answered the question, stop. You do not have to fill the silence.',
  'If you do not know, say so, and say how you would find out.',
  'Tell one story in full rather than three in outline.',
  'Put a glass of water within reach and your phone away.',
  'Ask to hear a question again whenever you want to. It costs nothing.',
  'End with what changed because of you.',
] as const;

/** How long a tip takes to go, and the next one to come, in milliseconds. */
export const TIP_FADE_MS = 500;

const SHORTEST_MS = 6_100;
const LONGEST_MS = 8_000;

/** How long a tip stands, from a random number in 0..1: about as long as it takes to read it twice. */
export const tipStandsMs = (random: number): number => SHORTEST_MS + random * (LONGEST_MS - SHORTEST_MS);
