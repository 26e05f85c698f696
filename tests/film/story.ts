/** Whom the film is about: nobody that there is. */
export const POSTING = `Senior Software Engineer - Acme Corp

You will own the service that bills our customers. You work with Python and SQL, look after what runs at night, and explain what you changed to people who do not write code.

What you bring: five years of building services, PostgreSQL, Docker, and the patience to find out why a number is wrong.`;

/** What is said to each question: first the answer, then what is asked after. */
export const ANSWERS: readonly (readonly string[])[] = [
  [
    'Yeah, so, basically I am a software engineer with six years in billing. I began in support, where I wrote small Python scripts to find wrong invoices. Two years ago I took over the nightly jobs at my company, and since then a new job takes an hour to set up instead of a day. A number is right or it is not, and that is what draws me to this role.',
    'I chose billing because I could see at once whom a mistake costs money, and I moved from support to engineering to be able to mend it.',
  ],
  [
    'Last spring our monthly totals differed from the ledger by a few hundred pounds. I had to find out why before the books were closed. I wrote a Python script that ran one SQL query by customer and day against PostgreSQL, in a Docker container beside the nightly job. I found one rounding error that nobody had seen, and corrected it. The totals agreed on Thursday, and they are checked every night since.',
    'I decided to compare by day, because a monthly sum hides where the difference begins. The outcome was that support had forty fewer complaints a month.',
  ],
  [
    'In March I was given a service that nobody knew any more, and it lost one invoice in a thousand. I had to find out why within a week. I read it from its tests outwards, wrote down what I believed, and proved each belief with a small test. The fault was a call that was tried again without a key. I mended it in two days, and no invoice has been lost since.',
    'I learned to write the check before the mend, so that I know that it worked and notice when it comes back.',
  ],
];

/** To whatever else is asked. */
export const NOTHING_MORE = 'That is all that I can say about it, thank you.';
