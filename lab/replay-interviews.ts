import { z } from 'zod';
import type { PlannedQuestion } from '#contract/interview.ts';
import { decideMove } from '#domain/interview/decide-move.ts';
import { isTimeTold } from '#domain/interview/leaving.ts';
import type { SoFar, Turn } from '#domain/interview/moves.ts';
import { paceOf, talkOfWords } from '#domain/interview/pace.ts';
import { applyReply, createProgress } from '#domain/interview/progress.ts';
import { wordMove } from '#domain/interview/word-move.ts';
import { GENERAL } from '#domain/planning/knowledge/families.ts';
import { readPosting } from '#domain/planning/read-posting.ts';
import type { Probe } from '#domain/probes/probe-words.ts';
import { isProbe } from '#domain/probes/probes.ts';
import type { ReadingModel } from '#domain/reading/reading-model.ts';
import { wordsOf } from '#domain/reading/words.ts';
import { parseLength } from '#domain/setup/durations.ts';
import { readWith } from '#engines/embedded/embedded-reader.ts';
import { readCorpusFile } from './corpus.ts';
import { requestOf } from './labelled-corpus.ts';
import { BANKS } from './plan-posting.ts';

/** An interview as it went: what was asked, and what the candidate said to each question, in turn. */
export interface RecordedInterview {
  id: string;
  role: string;
  company: string;
  length: string;
  /** What was pasted; '' where nobody kept it. */
  posting: string;
  questions: {
    text: string;
    type?: string | null | undefined;
    topic?: string | undefined;
    said: string[];
    role?: string;
  }[];
}

const interviewsFile = z.array(
  z.object({
    id: z.string(),
    role: z.string(),
    company: z.string(),
    length: z.string(),
    questions: z.array(z.object({ text: z.string(), type: z.string().nullish(), topic: z.string().optional() })),
    transcript: z.array(z.object({ speaker: z.string(), text: z.string(), question: z.number().optional() })),
  }),
);

/** The interviews of the corpus. */
export const recordedInterviews = (): RecordedInterview[] => recordingsOf(readCorpusFile('interviews', interviewsFile));

/** The interviews of a file like those of the corpus; undefined where it is another kind of file. */
export function readRecordings(file: unknown): RecordedInterview[] | undefined {
  const recorded = interviewsFile.safeParse(file);
  if (recorded.success) return recordingsOf(recorded.data);
  const held = heldFile.safeParse(file);
  return held.success ? heldRecordings(held.data) : undefined;
}

const heldFile = z.array(
  z.object({
    id: z.string(),
    length: z.string(),
    posting: z.string(),
    talk: z.array(z.object({ speaker: z.enum(['ai', 'human']), text: z.string(), question: z.number().optional() })),
  }),
);

/** Interviews that somebody held with the served product: a question is marked where it was asked, again where it was put off. */
const heldRecordings = (interviews: z.output<typeof heldFile>): RecordedInterview[] =>
  interviews.map(({ id, length, posting, talk }) => {
    const { role, company } = readPosting(posting).profile;
    const questions: RecordedInterview['questions'] = [];
    for (const { speaker, text, question } of talk)
      if (question !== undefined) questions.push({ ...asPlanned(text), said: [] });
      else if (speaker === 'human') questions.at(-1)?.said.push(text);
    return { id, role, company, length, posting, questions };
  });

/** The first question without the greeting, and each with its type where a bank has it. */
function asPlanned(said: string): { text: string; type: string | undefined } {
  const text = said.replace(/^.*Take your time with each answer\. /, '');
  return { text, type: typesInBanks().get(text) };
}

let types: Map<string, string> | undefined;
function typesInBanks(): ReadonlyMap<string, string> {
  types ??= new Map(
    [GENERAL.questions, ...BANKS.values()].flatMap((bank) => bank.map(({ text, type }) => [text, type] as const)),
  );
  return types;
}

const recordingsOf = (interviews: z.output<typeof interviewsFile>): RecordedInterview[] =>
  interviews.map(({ questions, transcript, ...interview }) => ({
    ...interview,
    posting: '',
    questions: questions.map(({ text, type, topic }, i) => ({
      text,
      type,
      topic,
      said: transcript
        .filter(({ speaker, question }) => speaker === 'candidate' && question === i + 1)
        .map(({ text }) => text),
    })),
  }));

const labelledFile = z.array(
  z.object({
    role: z.string(),
    company: z.string().default(''),
    type: z.string(),
    question: z.string(),
    answers: z.array(z.object({ text: z.string() })),
  }),
);
const QUESTIONS_A_SITTING = 6;

/**
 * Sittings made of a labelled file: six questions, each with one of its answers. Each question is for a job of its own,
 * so a reader judges every answer by itself.
 */
export const composeSittings = (name: string, file: unknown): RecordedInterview[] => {
  const questions = labelledFile.parse(file);
  return Array.from({ length: Math.floor(questions.length / QUESTIONS_A_SITTING) }, (_, i) => ({
    id: `${name}-${i + 1}`,
    role: 'each question is for another job',
    company: name,
    length: '30min',
    posting: '',
    questions: questions
      .slice(i * QUESTIONS_A_SITTING, (i + 1) * QUESTIONS_A_SITTING)
      .map(({ question, type, role, answers }, at) => ({
        text: question,
        type,
        role,
        said: [answers[(i + at) % answers.length]?.text ?? ''],
      })),
  }));
};

/** What an interview becomes with the interviewer of today: a transcript in Markdown, its follow-ups numbered. */
export function replayInterview(interview: RecordedInterview, model: ReadingModel): string {
  const lines = [`# ${interview.id}: ${interview.role}, ${interview.company}`, ''];
  let followUps = 0;
  let soFar = NOTHING_YET;
  const wordsSaid: number[] = [];
  const length = parseLength(interview.length) ?? '30min';
  interview.questions.forEach((recorded, index) => {
    const question = questionOf(interview, recorded, index);
    lines.push(`**Interviewer:** ${recorded.role ? `*(${recorded.role})* ` : ''}${question.text}`, '');
    let progress = createProgress();
    const turns: Turn[] = [];
    for (const said of recorded.said) {
      const input = {
        interviewId: interview.id,
        question,
        isLastQuestion: index === interview.questions.length - 1,
        // A replayed candidate does not come back.
        putOff: 'promised' as const,
        length,
        profile: { role: interview.role, company: interview.company },
        turnsInQuestion: turns,
        followUpsUsed: progress.followUpsUsed,
        reactionsUsed: progress.reactionsUsed,
        soFar: { ...soFar, questionsLeft: interview.questions.length - 1 - index },
        ...(progress.invited > 0 ? { invited: { times: progress.invited, posting: interview.posting } } : {}),
        userText: said,
      } as const;
      const reading = readWith(model, input);
      const move = decideMove({ ...input, reading });
      const text = wordMove(move, { ...input, reading });
      const mark = move.kind === 'follow_up' ? `Follow-up ${++followUps}` : 'Interviewer';
      lines.push(`**Candidate:** ${said}`, '', `**${mark}:** ${text}`, '');
      turns.push({ speaker: 'human', text: said, scored: move.scored, intent: reading.intent.name });
      if (move.scored) wordsSaid[index] = (wordsSaid[index] ?? 0) + wordsOf(said).words.length;
      turns.push({ speaker: 'ai', text, kind: move.kind, gap: move.gap });
      progress = applyReply(progress, move);
      if (!move.isFollowUp) break;
    }
    const talkedMs = talkOfWords(wordsSaid.reduce((sum, words) => sum + (words ?? 0), 0));
    const pace = paceOf(talkedMs, index + 1, interview.questions.length, length);
    soFar = after(soFar, turns, pace, !lines.some(isTimeTold));
    if (turns.at(-1)?.speaker === 'ai' && isOpen(turns))
      lines.push('*(The candidate’s record of this question ends here.)*', '');
  });
  return lines.join('\n');
}

const questionOf = (
  { role, company }: RecordedInterview,
  { text, type, topic }: RecordedInterview['questions'][number],
  index: number,
): PlannedQuestion => ({
  ...requestOf({ question: text, type: type ?? undefined, role, company, answer: '' }).question,
  topic: topic ?? '',
  id: `q_${index + 1}`,
});

/** Before anything was said. */
export const NOTHING_YET: SoFar = {
  answered: 0,
  followedUp: 0,
  probes: [],
  pace: 'even',
  tellsTime: false,
  said: [],
  questionsLeft: 3,
};

const isOpen = (turns: readonly Turn[]): boolean => !['acknowledgement', 'closing'].includes(turns.at(-1)?.kind ?? '');

/** How the interview stands after a question. */
function after(before: SoFar, turns: readonly Turn[], pace: SoFar['pace'], mayTellTime: boolean): SoFar {
  const probes: Probe[] = turns.flatMap(({ gap }) => (isProbe(gap) ? [gap] : []));
  const isAnswered = turns.some(({ speaker, scored }) => speaker === 'human' && scored === true);
  return {
    answered: before.answered + (isAnswered ? 1 : 0),
    followedUp: before.followedUp + (turns.some(({ kind }) => kind === 'follow_up') ? 1 : 0),
    probes: [...before.probes, ...probes],
    pace,
    tellsTime: pace === 'long' && mayTellTime,
    said: [...before.said, ...turns.flatMap(({ speaker, text }) => (speaker === 'ai' ? [text] : []))],
    questionsLeft: before.questionsLeft,
  };
}
