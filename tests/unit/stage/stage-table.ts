import { commonOf, createStageState, type Purpose, type StageEvent, type StageState } from '#domain/stage/stage.ts';
import { step } from '#domain/stage/step-stage.ts';

export const QUESTIONS = [
  { id: 'q_1', text: 'Who are you?' },
  { id: 'q_2', text: 'What did you build?' },
  { id: 'q_3', text: 'What went wrong?' },
];

/** The second of three questions, with a microphone that is ready and an interviewer who is silent. */
export const common = {
  ...commonOf(createStageState(QUESTIONS, true)),
  questionIndex: 1,
  furthestIndex: 1,
  caption: 'What did you build?',
  detector: 'ready',
  spaceArmed: true,
  recordings: 4,
} as const;

export const ANSWER = { entryId: 'ans_1', text: 'I led a team.' };
const HELD = { entryId: 'ans_0', text: 'One more thing.' };

export const FOR_CAPTION: Purpose = { for: 'caption' };
export const FOR_REPLY: Purpose = { for: 'coming_reply', held: [] };
const FOR_REPLY_HELD: Purpose = { for: 'coming_reply', held: [HELD] };
export const FOR_PAST: Purpose = { for: 'past_question', next: 'not_asked' };
const FOR_PAST_ASKED: Purpose = { for: 'past_question', next: 'asked' };
const FOR_PAST_KNOWN: Purpose = { for: 'past_question', next: { text: 'What went wrong?' } };

export const responding = (purpose: Purpose): StageState => ({
  ...common,
  stage: 'user_responding',
  purpose,
  recording: 4,
});
export const transcribing = (purpose: Purpose): StageState => ({
  ...common,
  stage: 'processing_user_response',
  work: { kind: 'transcribing', recording: 4, purpose },
});
/** The interviewer fell silent at the candidate's voice; what was being said may go on. */
const held: StageState['interruption'] = { saidChars: 9, held: 'user_turn_pending', hearsWords: true };
const ending = (by: 'last_question' | 'candidate', change: object = {}): StageState => ({
  ...common,
  stage: 'idle',
  ending: { by, asked: true, answered: false, routed: false, ...change },
});

export const STATES = {
  initializing: { ...common, stage: 'initializing_interview' },
  greeting: { ...common, stage: 'greeting_only', voice: 'speaking', greeting: 'Hello. What did you build?' },
  asking: { ...common, stage: 'ai_asking_question', voice: 'speaking' },
  'asking aloud': {
    ...common,
    stage: 'user_turn_pending',
    voice: 'speaking',
    purpose: FOR_CAPTION,
    spoken: 'Thank you. What did you build?',
  },
  thanking: { ...common, stage: 'user_turn_pending', voice: 'speaking', purpose: FOR_CAPTION, spoken: 'Thank you.' },
  interrupted: { ...responding(FOR_CAPTION), interruption: held },
  'interrupted, transcribing': { ...transcribing(FOR_CAPTION), interruption: held },
  'asking soon': { ...common, stage: 'ai_asking_question', voice: 'coming' },
  pending: { ...common, stage: 'user_turn_pending', purpose: FOR_CAPTION },
  'pending, unheard': { ...common, stage: 'user_turn_pending', purpose: FOR_CAPTION, unheard: true },
  responding: responding(FOR_CAPTION),
  'responding over the voice': { ...responding(FOR_CAPTION), voice: 'speaking' },
  typing: { ...common, stage: 'user_responding', purpose: FOR_CAPTION, recording: null, canRecord: false },
  'responding, reply coming': responding(FOR_REPLY),
  'responding, reply coming, held': responding(FOR_REPLY_HELD),
  'responding, question over': responding(FOR_PAST),
  'responding, next asked': responding(FOR_PAST_ASKED),
  transcribing: transcribing(FOR_CAPTION),
  'transcribing, reply coming': transcribing(FOR_REPLY),
  'transcribing, question over': transcribing(FOR_PAST),
  'transcribing, next known': transcribing(FOR_PAST_KNOWN),
  'awaiting reply': { ...common, stage: 'processing_user_response', work: { kind: 'awaiting_reply', held: [] } },
  'awaiting reply, held': {
    ...common,
    stage: 'processing_user_response',
    work: { kind: 'awaiting_reply', held: [HELD] },
  },
  closing: { ...common, stage: 'processing_user_response', work: { kind: 'closing' } },
  'awaiting next': { ...common, stage: 'processing_user_response', work: { kind: 'awaiting_next' } },
  error: { ...common, stage: 'error', message: 'Broken' },
  ending: ending('last_question'),
  'ending, last words': {
    ...ending('candidate', { asked: false }),
    lateWords: [{ recording: 4, questionIndex: 1 }],
  },
} satisfies Record<string, StageState>;

const at = {
  type: 'resume',
  questionIndex: 1,
  followUpIndex: 0,
  furthestIndex: 1,
  putOffIndex: null,
  latestText: 'And then?',
  caption: { caption: 'And then?', captionIsFollowUp: true, acknowledgement: '' },
  reactions: 0,
} as const;

export const EVENTS = {
  begin: { type: 'begin', greeting: 'Hello.' },
  resume: { ...at, phase: 'user_turn_pending' },
  'resume with an answer': { ...at, phase: 'user_turn_pending', unsentAnswer: ANSWER },
  'resume between questions': { ...at, phase: 'processing_user_response' },
  'speech started': { type: 'speech_started' },
  'speech ended': { type: 'speech_ended' },
  interrupted: { type: 'interrupted', saidChars: 20, hearsWords: true },
  'interrupted in the thanks': { type: 'interrupted', saidChars: 5, hearsWords: true },
  'words heard': { type: 'words_heard' },
  'interruption looked at': { type: 'timer_fired', name: 'interruption', recording: 4 },
  'earlier interruption looked at': { type: 'timer_fired', name: 'interruption', recording: 3 },
  'detector ready': { type: 'detector_changed', detector: 'ready' },
  'can record': { type: 'can_record_changed', canRecord: true },
  'cannot record': { type: 'can_record_changed', canRecord: false },
  'recording ended': { type: 'recording_ended', recording: 4 },
  'earlier recording ended': { type: 'recording_ended', recording: 3 },
  heard: { type: 'answer_heard', recording: 4, answer: ANSWER },
  'heard nothing': { type: 'answer_heard', recording: 4, answer: { ...ANSWER, text: ' ' } },
  'earlier recording heard': { type: 'answer_heard', recording: 3, answer: ANSWER },
  'moved to field': { type: 'answer_moved_to_field', recording: 4 },
  'not heard, kept': { type: 'transcription_failed', recording: 4, isKept: true },
  'not heard, lost': { type: 'transcription_failed', recording: 4, isKept: false },
  'earlier recording not heard': { type: 'transcription_failed', recording: 3, isKept: true },
  'heard again': { type: 'transcription_retried' },
  typed: { type: 'answer_typed', answer: ANSWER },
  'typed nothing': { type: 'answer_typed', answer: { ...ANSWER, text: '' } },
  'turn start': { type: 'timer_fired', name: 'turn_start' },
  'next question': { type: 'timer_fired', name: 'next_question' },
  'stop after speech': { type: 'timer_fired', name: 'stop_after_speech' },
  'last words': { type: 'timer_fired', name: 'last_words' },
  'finish fallback': { type: 'timer_fired', name: 'finish_fallback' },
  'follow-up': { type: 'reply_received', text: 'And then?', isFollowUp: true },
  'closing reply': { type: 'reply_received', text: 'Thank you.', isFollowUp: false },
  'unclear reply': { type: 'reply_received', text: 'Hm.', isFollowUp: undefined },
  'no reply': { type: 'reply_failed' },
  next: { type: 'next_received', question: { text: 'What went wrong?' } },
  completed: { type: 'next_received', question: undefined },
  'no next': { type: 'next_failed' },
  space: { type: 'manual_stop', by: 'space' },
  toggle: { type: 'manual_stop', by: 'toggle' },
  stayed: { type: 'stayed' },
  left: { type: 'left' },
  end: { type: 'end_pressed' },
  'results answered': { type: 'results_answered' },
  failed: { type: 'failed', message: 'Broken' },
} satisfies Record<string, StageEvent>;

export type StateName = keyof typeof STATES;
export type EventName = keyof typeof EVENTS;

/** A state in one line: what tells its course, without what every state carries along. */
export function sketch(state: StageState): string {
  const words: (string | number)[] = [state.stage];
  if (state.stage === 'user_responding') words.push(state.recording ?? 'typing');
  if (state.stage === 'user_turn_pending' || state.stage === 'user_responding')
    words.push(sketchPurpose(state.purpose));
  if (state.stage === 'processing_user_response') {
    words.push(state.work.kind);
    if (state.work.kind === 'transcribing') words.push(state.work.recording, sketchPurpose(state.work.purpose));
    if (state.work.kind === 'awaiting_reply' && state.work.held.length > 0)
      words.push(`held ${state.work.held.length}`);
  }
  if (state.stage === 'idle') words.push(...Object.entries(state.ending).flatMap(([k, v]) => (v === true ? [k] : [])));
  if (state.questionIndex !== common.questionIndex) words.push(`question ${state.questionIndex}`);
  if (state.interruption) words.push(state.interruption.held ? 'held' : 'interrupted');
  if (state.unheard) words.push('unheard');
  if (state.lateWords.length > 0) words.push(`late ${state.lateWords.map(({ recording }) => recording).join('+')}`);
  return words.filter((word) => word !== '').join(' ');
}

function sketchPurpose(purpose: Purpose): string {
  switch (purpose.for) {
    case 'caption':
      return '';
    case 'coming_reply':
      return purpose.held.length > 0 ? `for reply, held ${purpose.held.length}` : 'for reply';
    case 'past_question':
      return `for past, next ${typeof purpose.next === 'string' ? purpose.next : 'known'}`;
  }
}

/** What an event makes of a state: the new state and the effects. */
export function sketchStep(state: StateName, event: EventName): string {
  const { state: next, effects } = step(STATES[state], EVENTS[event]);
  const does = effects
    .map((effect) => (effect.kind === 'start_timer' ? `timer ${effect.name}` : effect.kind))
    .join(', ');
  return does === '' ? sketch(next) : `${sketch(next)} → ${does}`;
}
