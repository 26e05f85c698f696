/** What is said to a question, and to what is asked after it. */
export interface Told {
  answer: string;
  more: string;
}

/** The interview of the film: a job that anybody knows. */
export const ROLE = 'Barista';

const BACKGROUND: Told = {
  answer:
    'I have worked behind a counter for three years. I began at a small bakery, where I made coffee for the morning rush and learned to set the grinder by taste. Last year I moved to a busier place by the station, and there I train the new people.',
  more: 'I like that a good cup changes the morning of somebody who is tired.',
};

const BEANS: Told = {
  answer:
    'We buy a week of beans at a time, because they taste flat after about ten days. I write the roast date on each bag, use the oldest first, and keep them closed, dry and away from the oven. I only grind what the next hour needs, and I taste the first shot every morning. If it is sour or flat, I set the grinder again before we open.',
  more: 'What matters most is the date on the bag. I show it to every new person on the first day, because old beans taste flat whatever you do with the grinder.',
};

// In each of these only “we” did something, which an interviewer asks after; the words before are a report's to mark.
const SATURDAY: Told = {
  answer:
    'So, basically, on the last Saturday before Christmas two of us were ill, and the queue reached the door by nine. We put one person on the till and one on milk, and we wrote the orders on the cups. After an hour we asked the bakery next door for a hand with the dishes. We served two hundred and forty people, and nobody waited longer than seven minutes.',
  more: 'I made the shots. The cups were my idea too, because I had seen that we asked for each order twice.',
};

const WRONG_MILK: Told = {
  answer:
    'So, basically, in March a customer asked for oat milk, and we gave her cow milk, which she cannot have. She noticed it at the door and was furious. We said that we were sorry, made the drink again in a clean jug, and put a green lid on every oat order from then on. We have not mixed up one since, and she comes in every Tuesday.',
  more: 'I went after her, said that it was my mistake, and made the new one myself. The green lid was my idea, because I wanted to see the milk from the till.',
};

const FLAT_COFFEE: Told = {
  answer:
    'So, basically, in June a sack of beans had stood open over a hot weekend, and the coffee tasted flat. The queue was long, and we would have had to close for half an hour. We threw the whole sack away, told the people why, and gave them tea for nothing. Nobody left, because we told them the truth.',
  more: 'I tasted it first and stopped the machine, and I told the queue why.',
};

/** To the third question, which is another one each time: a story for those that it fits. */
const STORIES: Record<string, Told> = {
  'Tell me about the busiest shift you have worked.': SATURDAY,
  'Tell me about a time when good teamwork saved a shift.': SATURDAY,
  'Tell me about a complaint that you turned into something good.': WRONG_MILK,
  'Tell me about a mistake you made behind the counter.': WRONG_MILK,
  'Tell me about the hardest person you have served across the counter.': WRONG_MILK,
  'Tell me about a time when you refused to serve something that was not good enough.': FLAT_COFFEE,
};

/** When there is nothing to add. */
export const NOTHING_MORE = 'That is all, thank you.';

/** What is said to these questions; nothing where there is no story for one. */
export function storyFor([, second = '', third = '']: readonly string[]): readonly Told[] | undefined {
  const last = STORIES[third];
  return last && second.includes('coffee beans') ? [BACKGROUND, BEANS, last] : undefined;
}
