import type { SocketKind } from '#contract/socket-messages.ts';
import type { EngineLimits } from '#engines/engine-limits.ts';
import { tokensPerInterview } from '#engines/registry.ts';
import type { LiveSpeechToText, SpeechToText } from '#engines/stt.ts';
import { isPaid, type TextToSpeech } from '#engines/tts.ts';
import type { Engines } from '#engines/with-fallback.ts';
import { openDatabase } from '#storage/database.ts';
import { holds } from './access.ts';
import type { ObjectBindings } from './bindings.ts';
import { Custody } from './keeping/custody.ts';
import { Deadlines } from './keeping/deadlines.ts';
import { Projection } from './keeping/projection.ts';
import { wakeUp } from './keeping/wake-up.ts';
import { MinuteAllowance } from './minute-allowance.ts';
import { RecordingStore } from './recordings/recording-store.ts';
import { Recordings, SEGMENTS_A_MINUTE } from './recordings/recordings.ts';
import { ModelSpending } from './report/model-spending.ts';
import { ReportMaking } from './report/report-making.ts';
import { Retries } from './report/retries.ts';
import { RetryStore } from './report/retry-store.ts';
import { ScoringJobs } from './report/scoring-jobs.ts';
import { ScoringStore } from './report/scoring-store.ts';
import { CountTelling } from './report/tell-counts.ts';
import { AudioAllowance } from './sockets/audio-allowance.ts';
import { forgetSocket } from './sockets/forget-socket.ts';
import { Hearing, UTTERANCES_A_MINUTE } from './sockets/hearing.ts';
import { SocketDoor } from './sockets/socket-door.ts';
import { InterviewSockets } from './sockets/sockets.ts';
import { SPOKEN_A_MINUTE, Speaking } from './sockets/speaking.ts';
import { SpeechSpending } from './sockets/speech-spending.ts';
import { SpeechPurse } from './speech/speech-purse.ts';
import { type InterviewRecord, InterviewStore } from './store.ts';
import { Answering, TURNS_A_MINUTE } from './turn/answering.ts';
import { PLANS_A_MINUTE, PlanChange } from './turn/change-profile.ts';
import { HeardWords } from './turn/heard-words.ts';
import { LateReadings } from './turn/late-readings.ts';
import { PreparedReply } from './turn/prepared-reply.ts';
import { ReplyAsking } from './turn/reply-asking.ts';

/** They travel in an address. */
const MOST_TERMS = 20;

/** What the object works with; production takes what the registry has. */
export interface Equipment {
  engines: Engines;
  limits: EngineLimits;
  voice: () => Promise<TextToSpeech | undefined>;
  /** The voice that costs nothing; undefined when there is none. */
  builtIn: () => Promise<TextToSpeech | undefined>;
  /** What listens while somebody speaks. */
  recogniser: () => LiveSpeechToText | undefined;
  /** What hears a recording that is whole. */
  transcriber: () => SpeechToText | undefined;
  /** How many minutes of speech there are in a day; undefined where there is no such end. */
  minutesADay: () => number | undefined;
}

export type OpenRooms = ReturnType<typeof openRooms>;

/** Makes everything that an interview is worked on with: its stores, and what decides. Nothing is read or run yet. */
export function openRooms(ctx: DurableObjectState, env: ObjectBindings, equipment: Equipment) {
  const { engines, limits, voice, builtIn, recogniser, transcriber, minutesADay } = equipment;
  const { planner, reader, phraser, judge } = engines;
  const { storage } = ctx;
  const allowance = (name: string, most: number) => new MinuteAllowance(storage, name, most);

  const store = new InterviewStore(storage);
  /** The interview, unless it was never made or is being erased. */
  const interview = (): InterviewRecord | undefined => {
    const found = store.exists() ? store.interview() : undefined;
    return found?.erasing ? undefined : found;
  };
  const scoring = new ScoringStore(storage);
  const deadlines = new Deadlines(storage);
  const projection = new Projection({ ctx, env, store, scoring, deadlines, interview });
  const spending = new ModelSpending(storage, () => tokensPerInterview(env));
  const call = () => {
    const { id = '', webhookUrl = '' } = interview() ?? {};
    return { env, timeLimitMs: limits.phraseMs, spending, webhookUrl, interviewId: id };
  };
  const planCall = () => ({ ...call(), timeLimitMs: limits.planMs });
  const judgeCall = () => ({ env, timeLimitMs: limits.judgeMs, spending, interviewId: interview()?.id ?? '' });

  const late = new LateReadings({ store, reader, call, interview });
  const prepared = new PreparedReply({ store, reader, phraser, call, interview });
  const replies = new ReplyAsking({ store, reader, phraser, late, prepared, call, interview });
  const heardWords = new HeardWords(storage);
  const answering = new Answering({ store, heardWords, replies, allowance: allowance('turns', TURNS_A_MINUTE) });
  const plans = allowance('plans', PLANS_A_MINUTE);
  const planChange = new PlanChange({ store, planner, allowance: plans, call: planCall });

  const recordings = new Recordings({
    store: new RecordingStore(storage),
    deadlines,
    allowance: allowance('segments', SEGMENTS_A_MINUTE),
    env,
    interview,
    questionCount: () => store.questions().length,
  });

  const isHeard = () => recogniser() !== undefined || transcriber() !== undefined;
  const waitUntil = (work: Promise<unknown>) => ctx.waitUntil(work);
  const purse = new SpeechPurse({ storage, db: openDatabase(env.DB), minutesADay, isHeard, deadlines, waitUntil });
  const speechSpending = new SpeechSpending(storage, (kind, amount) => purse.spend(kind, amount));
  const hearing = new Hearing({
    words: heardWords,
    audio: new AudioAllowance(storage, () => mostSoundMs(interview())),
    utterances: allowance('utterances', UTTERANCES_A_MINUTE),
    spending: speechSpending,
    purse,
    recogniser,
    transcriber,
    terms: () => likelyWords(interview()),
    isAnswer: (id) => store.entry(id) !== undefined || store.wasRemoved(id),
    heard: (entryId, text) => {
      const foreseen = prepared.prepare(entryId, text);
      const [socket] = ctx.getWebSockets('tts' satisfies SocketKind);
      if (foreseen && socket) void speaking.prepare(socket, foreseen.sentences, foreseen.dropped);
    },
    limits,
  });
  const speaking = new Speaking({
    interviewId: () => interview()?.id,
    allowance: allowance('spoken', SPOKEN_A_MINUTE),
    spending: speechSpending,
    purse,
    takeTurn: (principal, turn) => {
      const found = interview();
      return answering.answer(found && holds(found, principal) ? found : undefined, turn);
    },
    voice,
    builtIn,
    soundMs: limits.soundMs,
  });
  const latestEntryId = () => store.latestInterviewerEntryId();
  const left = (id: string) => ctx.waitUntil(forgetSocket(env, id));
  const sockets = new InterviewSockets({ ctx, hearing, speaking, latestEntryId, left });
  const mayCost = async (kind: SocketKind) => {
    if (kind === 'realtime') return isHeard();
    const speaks = await voice();
    return speaks !== undefined && isPaid(speaks);
  };
  const socketDoor = new SocketDoor({ sockets, purse, mayCost, deadlines, interview });

  const retryStore = new RetryStore(storage);
  const retries = new Retries({ store, scoring, retries: retryStore, judge, call: judgeCall, interview });
  const jobs = new ScoringJobs({ store, scoring, judge, late, env, spending, limits, interview });
  const counts = new CountTelling({ storage, env, spending, scoring, deadlines });
  const making = new ReportMaking({
    store,
    scoring,
    jobs,
    late,
    recordings,
    spending,
    speechSpending,
    deadlines,
    counts,
    projection,
    interview,
  });
  const custody = new Custody({ env, store, jobs, retries, replies, sockets, purse, deadlines, projection, interview });

  return {
    interview,
    storage,
    store,
    replies,
    heardWords,
    answering,
    planChange,
    scoring,
    jobs,
    retries,
    retryStore,
    making,
    counts,
    spending,
    recordings,
    purse,
    sockets,
    socketDoor,
    deadlines,
    projection,
    custody,
    wake: wakeUp(deadlines),
  };
}

/** Three times its length: whoever speaks longer goes on by typing. */
const mostSoundMs = (interview: InterviewRecord | undefined) =>
  interview ? 3 * 60_000 * Number.parseInt(interview.length, 10) : 0;

/** Names that a recogniser could not guess. */
const likelyWords = (interview: InterviewRecord | undefined): string[] =>
  interview
    ? [interview.profile.company, interview.profile.role, ...interview.profile.skills]
        .filter(Boolean)
        .slice(0, MOST_TERMS)
    : [];
