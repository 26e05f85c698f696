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

const ESPRESSO: Told = {
  answer:
    'In the morning I weigh eighteen grams and pull one shot before we open. It should take about twenty-eight seconds and run like warm honey. If it is faster and tastes sour, I grind finer, because the water went through too quickly. If it drips and tastes bitter, I grind coarser. I change one thing at a time and taste again, and I write the setting on the card by the grinder.',
  more: 'What matters most is to taste it, because a shot can look right and still be sour.',
};

const QUEUE: Told = {
  answer:
    'First I put everybody in one place, one on the till, one on milk and one on the shots, because people who change places get in the way. I write each order on its cup, so nobody asks twice. I wipe the steam wand after each jug, however long the queue is, and I tell people how long it will take.',
  more: 'What matters most is that everybody stays in one place.',
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

/** To the second and the third question, which are others each time: those that there is a story for. */
const STORIES: Record<string, Told> = {
  'How do you keep coffee beans at their best?': BEANS,
  'How do you tell that an espresso has been made well?': ESPRESSO,
  'What do you change when an espresso tastes sour?': ESPRESSO,
  'Walk me through how you set up the grinder and the machine at the start of the day.': ESPRESSO,
  'How do you keep quality up when the queue reaches the door?': QUEUE,
};
const OWN_STORIES: Record<string, Told> = {
  'Tell me about the busiest shift you have worked.': SATURDAY,
  'Tell me about a complaint that you turned into something good.': WRONG_MILK,
  'Tell me about a mistake you made behind the counter.': WRONG_MILK,
  'Tell me about the hardest person you have served across the counter.': WRONG_MILK,
};

/** When there is nothing to add. */
export const NOTHING_MORE = 'That is all, thank you.';

/** What is said to these questions; nothing where there is no story for one. */
export function storyFor([, second = '', third = '']: readonly string[]): readonly Told[] | undefined {
  const [told, own] = [STORIES[second], OWN_STORIES[third]];
  return told && own && [BACKGROUND, told, own];
}
