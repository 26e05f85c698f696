import type { DurationId } from '#contract/words.ts';
import { DURATIONS } from '#domain/setup/durations.ts';
import { dollarsOfTokens, PRICES, type Prices } from './prices.ts';

/** How a server is used, a month. */
export interface Usage {
  interviews: number;
  length: DurationId;
  /** Share of interviews whose camera is recorded, 0 to 1; the others record sound alone. */
  filmed: number;
  /** For how many days recordings are kept; 0 is for ever, counted as a year. */
  keepDays: number;
  /** Whether Workers AI plans, words, judges, hears and speaks, or the built-in engines alone. */
  ai: boolean;
  /** Whether speech goes over sockets, heard while it is said. */
  realtime: boolean;
}

/** What an interview comes to, at its beginning and with each question. What is measured and what is taken: docs/design/cost.md. */
export const OF_AN_INTERVIEW = {
  /** Calls of the browser, and of them those that reach the object. */
  requests: { once: 40, aQuestion: 15 },
  objectRequests: { once: 15, aQuestion: 12 },
  cpuMs: { once: 300, aQuestion: 200 },
  objectRowsWritten: { once: 19, aQuestion: 22 },
  objectBytes: { once: 152_000, aQuestion: 10_500 },
  /** Each with an entry in every index of its table, which is billed too. */
  d1RowsWritten: { once: 18 * 8, aQuestion: 2 * 8 },
  d1Bytes: 520,
  /** An object is awake while something is asked of it, over sockets all the time. */
  awakeShare: { calls: 0.25, sockets: 1 },
  objectMemoryGb: 0.128,
  /** A candidate talks for so much of it, and is recorded for as long, in segments of up to three minutes. */
  talkingShare: 0.6,
  soundBytesAMinute: 480_000,
  filmBytesAMinute: 19_200_000,
  segmentMinutes: 2,
  /** In and out; two replies to follow-ups a question beside its own, and now and then a second look at a judgement. */
  tokens: {
    plan: { in: 1_094, out: 349 },
    reply: { in: 1_179, out: 68, aQuestion: 3 },
    judgement: { in: 2_372, out: 472, aQuestion: 1.13 },
  },
  spokenCharactersAQuestion: 500,
} as const;

export interface CostLine {
  name: string;
  amount: number;
  unit: string;
  dollars: number;
}

const GB = 1_000_000_000;
const MONTH_DAYS = 30;
const LONGEST_KEPT_DAYS = 365;
const MILLION = 1_000_000;

/** What a month of this use costs by list prices, line by line, above what is free. */
export function estimateCost(usage: Usage, prices: Prices = PRICES): CostLine[] {
  const { interviews, realtime, ai } = usage;
  const { minutes, questions, talked } = sizeOf(usage);
  const one = OF_AN_INTERVIEW;
  const { platform } = prices;
  const all = ({ once, aQuestion }: { once: number; aQuestion: number }) => interviews * (once + questions * aQuestion);
  const metered = (name: string, amount: number, unit: string, price: { free: number; perMillion: number }) => ({
    name,
    amount,
    unit,
    dollars: (Math.max(0, amount - price.free) / MILLION) * price.perMillion,
  });
  const kept = (name: string, bytes: number, price: { free: number; perUnit: number }) => ({
    name,
    amount: bytes / GB,
    unit: 'GB',
    dollars: Math.max(0, bytes / GB - price.free) * price.perUnit,
  });
  const filmedExtra = usage.filmed * (one.filmBytesAMinute - one.soundBytesAMinute);
  const keptMonths = (usage.keepDays === 0 ? LONGEST_KEPT_DAYS : usage.keepDays) / MONTH_DAYS;
  const mediaBytes = talked * (one.soundBytesAMinute + filmedExtra) * keptMonths;
  // Sound comes ten times a second, and twenty messages of a socket are billed as one request.
  const frames = realtime ? (talked * 60 * 10) / 20 : 0;
  const awake = minutes * 60 * (realtime ? one.awakeShare.sockets : one.awakeShare.calls);
  return [
    { name: 'Workers Paid', amount: 1, unit: 'plan', dollars: platform.workersPlanAMonth },
    metered('Calls', all(one.requests), 'calls', platform.requests),
    metered('Processor', all(one.cpuMs), 'ms', platform.cpuMs),
    metered('Calls of objects', all(one.objectRequests) + interviews * frames, 'calls', platform.objectRequests),
    metered('Objects awake', interviews * awake * one.objectMemoryGb, 'GB-s', platform.objectGbSeconds),
    metered('Rows that objects write', all(one.objectRowsWritten), 'rows', platform.objectRowsWritten),
    kept('Kept by objects', all(one.objectBytes), platform.objectGbMonths),
    metered('Rows that the index writes', all(one.d1RowsWritten), 'rows', platform.d1RowsWritten),
    kept('Kept by the index', interviews * one.d1Bytes, platform.d1GbMonths),
    kept('Recordings', interviews * mediaBytes, platform.r2GbMonths),
    metered('Uploads', (interviews * talked) / one.segmentMinutes, 'writes', platform.r2Writes),
    ...(ai ? engineLines(usage, prices) : []),
  ];
}

function sizeOf({ length }: Usage) {
  const duration = DURATIONS.find(({ id }) => id === length);
  if (!duration) throw new Error(`There is no interview of ${length}`);
  const minutes = Number.parseInt(length, 10);
  return { minutes, questions: duration.questions, talked: minutes * OF_AN_INTERVIEW.talkingShare };
}

/** The models that wrangler.toml's engines ask unless it names others. */
const TALKING_MODEL = '@cf/zai-org/glm-4.7-flash';
const JUDGING_MODEL = '@cf/meta/llama-3.3-70b-instruct-fp8-fast';
const SPEECH = 'workers-ai';

function engineLines(usage: Usage, prices: Prices): CostLine[] {
  const { interviews, realtime } = usage;
  const { questions, talked } = sizeOf(usage);
  const { plan, reply, judgement } = OF_AN_INTERVIEW.tokens;
  const tokens = (name: string, model: string, tokensIn: number, tokensOut: number) => {
    const dollars = dollarsOfTokens(model, tokensIn, tokensOut, prices);
    if (dollars === undefined) throw new Error(`prices.json has no price of ${model}`);
    return { name, amount: tokensIn + tokensOut, unit: 'tokens', dollars };
  };
  const [ears, voice] = [prices.hearing[SPEECH], prices.voices[SPEECH]];
  if (!ears || !voice) throw new Error(`prices.json has no price of speech by ${SPEECH}`);
  const heard = interviews * talked;
  const spoken = interviews * questions * OF_AN_INTERVIEW.spokenCharactersAQuestion;
  const replies = questions * reply.aQuestion;
  const judgements = questions * judgement.aQuestion;
  return [
    tokens(
      'Planning and talking',
      TALKING_MODEL,
      interviews * (plan.in + replies * reply.in),
      interviews * (plan.out + replies * reply.out),
    ),
    tokens('Judging', JUDGING_MODEL, interviews * judgements * judgement.in, interviews * judgements * judgement.out),
    {
      name: 'Hearing',
      amount: heard,
      unit: 'minutes',
      dollars: heard * (realtime ? ears.perLiveMinute : ears.perMinute),
    },
    { name: 'Speaking', amount: spoken, unit: 'characters', dollars: (spoken * voice.perThousandCharacters) / 1_000 },
  ];
}
