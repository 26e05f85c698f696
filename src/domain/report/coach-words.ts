import type { Advised, Praised } from '#domain/reading/coached.ts';

/** What a coach would say, where nothing of it can be pointed at: said as what a listener is left with. */
export const ADVISED: Record<
  Advised,
  { label: string; title: string; detail: string; ofAnswers: readonly [string, string] }
> = {
  answer_asked: {
    label: 'What was asked',
    title: 'A listener would still wait for the answer to what was asked.',
    detail: 'Begin with that answer, in one sentence.',
    ofAnswers: ['leaves what was asked open', 'leave what was asked open'],
  },
  speaks_ill: {
    label: 'Of others',
    title: 'This speaks ill of people whom you worked with.',
    detail: 'Say what you want instead, and leave the blame out: an interviewer thinks of who comes next.',
    ofAnswers: ['speaks ill of others', 'speak ill of others'],
  },
  tone: {
    label: 'Tone',
    title: 'Some of this could land badly with somebody who does not know you.',
    detail: 'Keep to what you would say at a first meeting.',
    ofAnswers: ['could land badly', 'could land badly'],
  },
  example: {
    label: 'Something particular',
    title: 'A listener would want one thing that shows it.',
    detail: 'Tell one case or one detail of your own.',
    ofAnswers: ['has nothing particular to show for it', 'have nothing particular to show for it'],
  },
  boast: {
    label: 'Large claims',
    title: 'This claims more than it shows.',
    detail: 'Back the largest claim with one thing that happened.',
    ofAnswers: ['claims more than it shows', 'claim more than they show'],
  },
  how: {
    label: 'The way of doing it',
    title: 'A listener would want to know how you go about it.',
    detail: 'Tell it in steps: first this, then that.',
    ofAnswers: ['leaves open how you go about it', 'leave open how you go about it'],
  },
  own_part: {
    label: 'Your own part',
    title: 'A listener would want to know which part was yours.',
    detail: 'Tell one step that was yours, and begin it with “I”.',
    ofAnswers: ['leaves open which part was yours', 'leave open which part was yours'],
  },
  outcome: {
    label: 'The end',
    title: 'A listener would want to know how it ended.',
    detail: 'Add one sentence on how it ended.',
    ofAnswers: ['leaves open how it ended', 'leave open how it ended'],
  },
  why: {
    label: 'The reason',
    title: 'A listener would want to know why.',
    detail: 'Add one sentence that begins with “because”.',
    ofAnswers: ['leaves open why', 'leave open why'],
  },
  this_job: {
    label: 'This job',
    title: 'A listener would want to know what this has to do with the job.',
    detail: 'Name one thing about this job or this employer.',
    ofAnswers: ['leaves open what ties you to this job', 'leave open what ties you to this job'],
  },
  too_modest: {
    label: 'Of yourself',
    title: 'You make yourself smaller than what you tell.',
    detail: 'Leave out the apologies, and let what you did speak.',
    ofAnswers: ['makes you smaller than you are', 'make you smaller than you are'],
  },
  to_the_point: {
    label: 'To the point',
    title: 'This takes a while to come to the point.',
    detail: 'Begin with the answer, and leave out what leads up to it.',
    ofAnswers: ['takes a while to come to the point', 'take a while to come to the point'],
  },
  more: {
    label: 'More',
    title: 'There is room to say more here.',
    detail: 'Add one thing that you did, or one that you know.',
    ofAnswers: ['has room for more', 'have room for more'],
  },
  lesson: {
    label: 'The lesson',
    title: 'A listener would want to know what you took from it.',
    detail: 'End with one thing that you do differently since.',
    ofAnswers: ['leaves open what you took from it', 'leave open what you took from it'],
  },
};

/** What a coach would praise, the best first: of one answer, and of several. */
export const PRAISED: Record<Praised, { title: string; ofAnswers: string }> = {
  mistake: { title: 'You own a mistake.', ofAnswers: 'own a mistake' },
  result: { title: 'You bring it to a clear end.', ofAnswers: 'come to a clear end' },
  own_part: { title: 'It is clear what you did yourself.', ofAnswers: 'make clear what you did yourself' },
  lesson: { title: 'You say what you took from it.', ofAnswers: 'say what you took from it' },
  people: { title: 'You show regard for the people in it.', ofAnswers: 'show regard for the people in them' },
  figures: { title: 'You name exact things.', ofAnswers: 'name exact things' },
  case: { title: 'You tell one real case.', ofAnswers: 'tell a real case' },
  reason: { title: 'You say why.', ofAnswers: 'say why' },
  link: { title: 'You say what ties you to this job.', ofAnswers: 'say what ties you to this job' },
  order: { title: 'You go through it in a clear order.', ofAnswers: 'go through it in a clear order' },
  direct: { title: 'You answer at once.', ofAnswers: 'come straight to the answer' },
};
