import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlannedQuestion } from '#contract/interview.ts';
import type { DurationId, QuestionType } from '#contract/words.ts';
import { sentencesOf } from '#domain/interview/cut-sentences.ts';
import { advance, applyReply, createProgress, followUpBudget, isLastQuestion } from '#domain/interview/progress.ts';
import { NOTHING_YET, type Reply, replyTo } from '#tests/support/reply-to.ts';

const ask = (id: string, type: QuestionType, topic: string, text: string): PlannedQuestion => ({
  id,
  type,
  topic,
  text,
  expectedStructure: [],
  signals: ['shop', 'customer', 'machine', 'release', 'tests', 'team', 'queue', 'time'],
});

const QUESTIONS: readonly PlannedQuestion[] = [
  ask('q_1', 'intro', 'your background', 'To begin, please tell me about yourself.'),
  ask('q_2', 'behavioral', 'a mistake', 'Tell me about a mistake you made at work and what you did about it.'),
  ask('q_3', 'technical', 'espresso machines', 'How do you use espresso machines in your work?'),
  ask('q_4', 'situational', 'competing priorities', 'What would you do first if several things were urgent at once?'),
  ask('q_5', 'motivation', 'your reasons', 'Why do you want to work as a barista?'),
  ask('q_6', 'self_assessment', 'your strengths', 'What would you say is your greatest strength?'),
];

interface AskedTurn {
  question: PlannedQuestion;
  said: string;
  decision: Reply;
}

/** A whole interview with a candidate who says these things in turn, over and over. */
function interview(sayings: readonly string[], length: DurationId): AskedTurn[] {
  const turns: AskedTurn[] = [];
  let progress = createProgress();
  while (progress.phase !== 'idle') {
    const question = QUESTIONS[progress.questionIndex];
    if (!question || turns.length > 60) throw new Error('The interview does not end');
    const said = sayings[turns.length % sayings.length] ?? '';
    const inQuestion = turns.filter((turn) => turn.question === question);
    const decision = replyTo({
      interviewId: 'int_1',
      question,
      isLastQuestion: isLastQuestion(progress, QUESTIONS.length),
      putOff: progress.putOff === null ? 'may_be' : progress.putOff.isBack ? 'is_back' : 'promised',
      length,
      profile: { role: 'Barista', company: 'Copper Kettle' },
      turnsInQuestion: inQuestion.flatMap((turn) => [
        ...(turn.said === ''
          ? []
          : [
              {
                speaker: 'human' as const,
                text: turn.said,
                kind: 'answer',
                scored: turn.decision.scored,
                intent: turn.decision.intent,
              },
            ]),
        { speaker: 'ai' as const, text: turn.decision.text, kind: turn.decision.kind, gap: turn.decision.gap },
      ]),
      followUpsUsed: progress.followUpsUsed,
      reactionsUsed: progress.reactionsUsed,
      soFar: NOTHING_YET,
      ...(progress.invited > 0 ? { invited: { times: progress.invited, posting: '' } } : {}),
      userText: said,
    });
    turns.push({ question, said, decision });
    progress = applyReply(progress, decision);
    if (!decision.isFollowUp) progress = advance(progress, QUESTIONS.length);
  }
  return turns;
}

const PRAISE =
  /\b(great|excellent|awesome|amazing|(?<!need not be )perfect|fantastic|brilliant|wonderful|impressive|well done|good (answer|job|point))\b/i;

function expectSoundConduct(turns: readonly AskedTurn[], length: DurationId): void {
  for (const { decision } of turns) {
    expect(decision.text.trim()).not.toBe('');
    expect(decision.text.match(/\?/g)?.length ?? 0).toBeLessThanOrEqual(1);
    expect(decision.text).not.toMatch(/[*_#`[\]{}<>|]|undefined|null|NaN/);
    expect(decision.text).not.toMatch(PRAISE);
    // Said sentence by sentence it is the same reply.
    expect(sentencesOf(decision.text).join(' ')).toBe(decision.text);
  }
  // A question that was put off comes after the last one.
  const lastAsked = turns.at(-1)?.question;
  for (const question of QUESTIONS) {
    const decisions = turns.filter((turn) => turn.question === question).map((turn) => turn.decision);
    const texts = decisions.map(({ text }) => text);
    expect(new Set(texts).size).toBe(texts.length);
    expect(decisions.filter(({ costsFollowUp }) => costsFollowUp).length).toBeLessThanOrEqual(followUpBudget(length));
    const invites = decisions.filter(({ kind }) => kind === 'invite').length;
    const reactions = decisions.filter((each) => each.isFollowUp && !each.costsFollowUp).length - invites;
    expect(reactions).toBeLessThanOrEqual(3);
    expect(invites).toBeLessThanOrEqual(length === '10min' || question !== lastAsked ? 0 : 2);
    const isLast = question === lastAsked;
    expect(decisions.map(({ kind }) => kind === 'closing')).toEqual(
      decisions.map((_, i) => isLast && i === decisions.length - 1),
    );
  }
  expect(turns.at(-1)?.decision).toMatchObject({ kind: 'closing', isFollowUp: false, transitionTo: 'end' });
}

const RAMBLE = Array.from({ length: 90 }, (_, i) => `and then there was another thing at the shop number ${i}`).join(
  ' ',
);

const CANDIDATES: Record<string, readonly string[]> = {
  'a senior with numbers': [
    'At my last company our releases took 4 hours. I wrote a pipeline, moved the slow tests into parallel runs and trained the team of 6. As a result a release took 20 minutes and we shipped daily, which saved 10 hours a week.',
  ],
  'a hedging junior': [
    'Maybe, I think, we kind of changed some stuff at the shop, I guess, not really sure how much it helped anybody.',
    'I suppose I probably did something with the queue.',
  ],
  'a rambler': [RAMBLE],
  'a terse one': ['Yes I did that.', 'It was fine.', 'No.'],
  'one who asks back and pushes back': [
    'Sorry, can you repeat that?',
    'What do you mean by that?',
    'Why do you ask?',
    'I would rather not say.',
    'I changed the rota.',
  ],
  'a silent one': [''],
  'a non-native with recognition errors': [
    'In my last work I make new list for clean machine and after this boss is happy because time go down from two hour to one hour.',
    'can you repeat dad please',
    'sorry i not understand this question',
    'I am work with costumer every day, they like when I am speak slow.',
  ],
  'a keyword stuffer': [
    'Agile synergy stakeholder leadership process improvement lean kaizen efficiency KPI transformation.',
  ],
};

describe('the conduct of the interviewer', () => {
  it.each(Object.entries(CANDIDATES))('is sound through a whole interview with %s', (_name, sayings) => {
    for (const length of ['10min', '30min', '60min'] as const) expectSoundConduct(interview(sayings, length), length);
  });

  it('is sound whatever is said', () => {
    return assert(
      property(string({ unit: 'grapheme', maxLength: 300 }), string({ maxLength: 80 }), (one, other) => {
        expectSoundConduct(interview([one, other, `I said ${other}`], '30min'), '30min');
      }),
      { numRuns: 60 },
    );
  });

  const says = (name: keyof typeof CANDIDATES, length: DurationId = '30min') =>
    interview(CANDIDATES[name] ?? [], length);
  const kindsOf = (turns: readonly AskedTurn[]) => turns.map(({ decision }) => decision.kind);

  it('lets the senior’s stories stand and never asks for what was said', () => {
    const stories = says('a senior with numbers').filter(({ question }) => question.type === 'behavioral');
    expect(kindsOf(stories)).toEqual(['acknowledgement']);
  });

  it('asks the hedging junior for something concrete', () => {
    expect(kindsOf(says('a hedging junior'))).toContain('follow_up');
  });

  it('asks the rambler one thing a question at the most', () => {
    for (const question of QUESTIONS) {
      const turns = says('a rambler').filter((turn) => turn.question === question);
      expect(turns.filter(({ decision }) => decision.kind === 'follow_up').length).toBeLessThanOrEqual(1);
    }
  });

  it('asks the terse one for more', () => {
    expect(kindsOf(says('a terse one'))).toContain('follow_up');
  });

  it('repeats, rephrases and explains to the one who asks back, and scores none of that', () => {
    const turns = says('one who asks back and pushes back').slice(0, 3);
    expect(kindsOf(turns)).toEqual(['repeat', 'rephrase', 'reaction']);
    expect(turns[0]?.decision.text).toContain('lease tell me about yourself.');
    expect(turns.every(({ decision }) => !decision.scored)).toBe(true);
  });

  it('gives the silent one three chances a question', () => {
    const turns = says('a silent one');
    expect(turns).toHaveLength(QUESTIONS.length * 4 + 1);
    expect(kindsOf(turns.slice(-2))).toEqual(['invite', 'closing']);
    expect(kindsOf(turns.slice(0, 4))).toEqual(['silence', 'silence', 'silence', 'acknowledgement']);
    expect(turns.some(({ decision }) => decision.scored)).toBe(false);
  });

  it('understands the non-native’s requests and takes the outcome for what it is', () => {
    const turns = says('a non-native with recognition errors');
    expect(kindsOf(turns.slice(1, 3))).toEqual(['repeat', 'rephrase']);
    expect(turns[0]?.decision.text).not.toMatch(/turn out|as a result/);
  });

  it('does not let the keyword stuffer go on', () => {
    expect(says('a keyword stuffer')[0]?.decision).toMatchObject({ isFollowUp: true });
  });

  it('says the same to the same words', () => {
    expect(says('a hedging junior')).toEqual(says('a hedging junior'));
  });
});
