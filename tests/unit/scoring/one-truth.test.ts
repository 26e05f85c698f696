import { describe, expect, it } from 'vitest';
import { detectQuestionType, expectedStructure, partOfLabel, partWords } from '#domain/scoring/question-type.ts';
import { summariseInterview } from '#domain/scoring/score-interview.ts';
import { scoreQuestion } from '#domain/scoring/score-question.ts';
import { LABELLED_FILES, readLabelledFile } from '#lab/labelled-corpus.ts';

const FAULT =
  'Nearest is when we had a conveyor trip out on the packing line at Lindsey, 11 kW motor on a star-delta starter. I isolated and locked off, proved dead with my Megger 1507 and insulation tested: 0.3 megohm on U to earth, the other two over 200. I pulled the terminal box, gland had let water in. I dried it, re-terminated, changed the gland for an IP66 and it read 180 megohm. Line was back in 55 minutes, and I raised a PPM to check the other nine glands; two were the same.';
const MRS_P =
  "Well it depends, doesn't it. I mean there was this one lady, we'll call her Mrs P, lovely lady, used to be a headmistress, and she wouldn't have anybody touch her, and my daughter always says I've got the patience of a saint, which I haven't, you should see me at the checkout in Tesco, anyway where was I, oh yes, so Mrs P, and there was this other carer, Karen, not that Karen, another one, and she was more of a get it done sort of person, and the thing is in this job you've got to like people, my nan was the same, she worked in the laundry at the infirmary, forty years, and never a day off sick, and I think that's where I get it from, and so basically we all just muddled along and it sort of got sorted in the end I suppose.";
const FLANNEL = 'I sat with her instead. I came back at ten with a warm flannel and let her do her own face.';
const CARE =
  'I did my Care Certificate at Beech Lodge last spring and I’ve been bank staff there since, mostly nights. So I know the job from both sides, and I want days now because I miss the residents being awake.';

function score(text: string, ...answers: string[]) {
  const type = detectQuestionType(text);
  const question = { id: 'q_1', text, type, expectedStructure: expectedStructure(type), signals: [], topic: 'work' };
  const responses = answers.map((answer, i) => ({ asked: i === 0 ? text : 'What exactly did you do?', answer }));
  return scoreQuestion({ question, role: '', company: '', responses });
}
const astray = score('Tell me about a day when recording food intake did not go to plan.', MRS_P, FLANNEL);
const precise = score('When it comes to fault finding, what does good work look like to you?', FAULT);

const reports = [
  astray,
  precise,
  ...LABELLED_FILES.slice(-2).flatMap((file) => readLabelledFile(file).map(({ request }) => scoreQuestion(request))),
];

describe('what is said of one answer', () => {
  it('calls a shape whole, and names every part that a row asks for more of', () => {
    let whole = 0;
    for (const { overall_summary: summary, question_overall: overall } of reports) {
      if (!summary.startsWith('It has every part')) continue;
      whole += 1;
      for (const { label, points } of overall.structure.penalties) {
        const part = partOfLabel(label);
        if (part && points >= 3) expect(summary).toContain(partWords(part));
      }
    }
    expect(whole).toBeGreaterThan(3);
  });

  it('holds no stretch for a part that is marked to lead away from the question', () => {
    for (const { responses } of reports)
      for (const { conciseness, structure } of responses)
        for (const { label, quote, start_char: start, end_char: end } of conciseness.penalties) {
          if (label !== 'Off the question' || !quote) continue;
          const inside = (structure.spans ?? []).filter((span) => span.start_char >= start && span.end_char <= end);
          expect(inside, quote).toEqual([]);
        }
  });

  it('says of each of several responses what it adds, and never that nothing can be told', () => {
    for (const { structure } of astray.responses) {
      expect(structure.summary).toMatch(/^(?:Here you tell |This response adds no part)/);
      expect(structure.summary).not.toContain('cannot yet tell');
    }
    expect(astray.overall_summary).not.toContain('cannot yet tell how it begins');
  });

  it('hears what somebody wants next without a verb for it', () => {
    const { responses } = score('To begin, walk me through your background.', CARE);
    expect(responses[0]?.structure.detected_structures).toContain('Future');
    expect(responses[0]?.structure.summary).not.toContain('what you want to do next');
  });
});

describe('points without a mark', () => {
  it('say in a sentence what they stand on, and point at no words', () => {
    for (const { responses } of reports)
      for (const { conciseness } of responses)
        for (const { label, quote, reason, suggestion } of conciseness.penalties) {
          if (quote || label === 'Too little to go on' || label === 'Too little said' || label === 'Smaller findings')
            continue;
          expect(reason, label).toMatch(
            /together|as a whole|No single place|Your longest sentence has \d+|You used \d+ words/,
          );
          expect(`${reason} ${suggestion}`).not.toContain('“');
        }
  });

  it('call nothing vague that names or counts something', () => {
    const [word] = precise.responses[0]?.conciseness.penalties.filter(({ label }) => label === 'Word choice') ?? [];
    expect(word?.reason).toContain('No one place costs this');
    const words = JSON.stringify([precise, summariseInterview([precise])]);
    for (const untrue of ['Losing the thread', 'Could be said by anybody', 'Vague words'])
      expect(words).not.toContain(untrue);
  });

  it('of structure stand on sentences that are marked', () => {
    const labels = ['Order of events', 'Losing the thread', 'Hard to take in', 'General sentences'];
    const rows = astray.question_overall.structure.penalties.filter(({ label }) => labels.includes(label));
    expect(rows.length).toBeGreaterThan(0);
    for (const { quote } of rows) expect(MRS_P).toContain(quote || 'nothing is quoted');
  });
});

describe('praise', () => {
  it('holds up no plain line of routine', () => {
    const routine = score(
      'Tell me about your work so far.',
      'I did close-down and the milk order. I like the early shift.',
    );
    const { best_moment: best, strength } = summariseInterview([routine]);
    expect(JSON.stringify([best, strength])).not.toMatch(/close-down|puts a listener/);
  });
});
