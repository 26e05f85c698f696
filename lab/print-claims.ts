import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { InterviewResults, ScoredQuestion } from '#contract/results.ts';
import type { Coached } from '#domain/reading/coached.ts';
import { readAnswer } from '#domain/reading/read-answer.ts';
import { claimsOf } from '#domain/report/claims.ts';
import { summariseInterview } from '#domain/report/summarise-interview.ts';
import type { JudgeRequest } from '#domain/scoring/findings.ts';
import { scoreQuestion } from '#domain/scoring/score-question.ts';
import { type Told, togetherTold, toldFrom } from '#domain/telling/told.ts';
import { requestOf } from './labelled-corpus.ts';
import { readingModel } from './reading/reading-model.ts';

const interviews = z.array(
  z.object({
    id: z.string(),
    talk: z.array(z.object({ speaker: z.enum(['ai', 'human']), text: z.string(), question: z.int().optional() })),
  }),
);
type Talk = z.output<typeof interviews>[number]['talk'];

/**
 * `npm run -s eval -- --claims FILE`: everything that the reports of given interviews say, a sentence a line, with what it
 * speaks of: for somebody who knows no rule to put true, arguable or false beside it, and whether it is of use.
 */
export async function printClaims(file: string): Promise<void> {
  const model = await readingModel();
  console.log(['interview', 'question', 'what', 'sentence', 'speaks of', 'points', 'verdict', 'useful'].join('\t'));
  for (const { id, talk } of interviews.parse(JSON.parse(await readFile(file, 'utf8')))) {
    const questions = requestsIn(talk, model).map((request) => scoreQuestion(request));
    for (const line of [...linesOfQuestions(questions), ...linesOfOverall(summariseInterview(questions), questions)])
      console.log([id, ...line, '', ''].map((cell) => String(cell).replaceAll(/\s+/g, ' ')).join('\t'));
  }
}

type Line = readonly [question: number | '', what: string, sentence: string, of: string, points: string];

const linesOfQuestions = (questions: readonly ScoredQuestion[]): Line[] =>
  questions.flatMap((question, i): Line[] => [
    ...claimsOf(question).map(
      (claim): Line => [
        i + 1,
        claim.kind,
        claim.kind === 'told' || claim.kind === 'missing' ? claim.about : claim.title,
        claim.quote,
        claim.costs.map(({ axis, points }) => `${axis} ${points}`).join(', '),
      ],
    ),
    ...(question.advice ?? []).map(
      (advice): Line => [i + 1, 'advice', `${advice.title} ${advice.detail}`, advice.quote, ''],
    ),
  ]);

function linesOfOverall(
  { headline, advice, across = [], best_moment: best }: InterviewResults['overall'],
  questions: readonly ScoredQuestion[],
): Line[] {
  const said = questions
    .find(({ question_id: id }) => id === best?.question_id)
    ?.responses.find(({ response_number: number }) => number === best?.response_number)?.answer;
  const held = best && said ? said.slice(best.start_char, best.end_char) : '';
  return [
    ['', 'headline', headline, '', ''],
    ...advice.map(
      (each): Line => [each.question_number ?? '', 'first page', `${each.title} ${each.detail}`, each.quote ?? '', ''],
    ),
    ...across.map((each): Line => ['', 'across', each.text, each.quotes.map(({ quote }) => quote).join(' / '), '']),
    ...(best ? [['', 'best moment', best.reason, held, ''] as const] : []),
  ];
}

/** What was said to each question, read as the product reads it; what is no answer is left out. */
function requestsIn(talk: Talk, model: Awaited<ReturnType<typeof readingModel>>): JudgeRequest[] {
  const requests: JudgeRequest[] = [];
  let question = '';
  let asked = '';
  let responses: { asked: string; answer: string; told: Told; coached: readonly Coached[] }[] = [];
  const end = () => {
    const { question: planned, ...rest } = requestOf({ question, role: '', company: '', answer: '' });
    if (responses.length > 0) requests.push({ question: planned, ...rest, responses });
    responses = [];
  };
  for (const [i, { speaker, text, question: number }] of talk.entries()) {
    if (speaker === 'ai') {
      if (number !== undefined || i === 0) {
        end();
        question = i === 0 ? (text.match(/[^.!?]+[.?!]$/)?.[0].trim() ?? text) : text;
      }
      asked = text;
      continue;
    }
    const { question: planned } = requestOf({ question, role: '', company: '', answer: '' });
    const reading = readAnswer(model, {
      said: text,
      asked: { question: responses.length > 0 ? asked : question, type: planned.type, gap: '' },
      earlier: responses.map(({ answer }) => answer).join(' '),
      question,
      by: 'embedded',
    });
    if (!reading.answers) continue;
    const last = responses.at(-1);
    const told = toldFrom(reading.told, last?.asked === asked ? last.answer.length + 1 : 0);
    const { coached = [] } = reading;
    if (last?.asked === asked) {
      last.answer = `${last.answer} ${text}`;
      last.told = togetherTold([last.told, told]);
      last.coached = coached;
    } else responses.push({ asked, answer: text, told, coached });
  }
  end();
  return requests;
}
