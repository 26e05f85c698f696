/**
 * The product's closed vocabularies, without a validator, so that the browser can use them at no cost.
 * Schemas in this folder are built from these lists.
 */

export const INTERVIEW_STYLES = ['behavioral', 'normal', 'technical'] as const;
export type InterviewStyle = (typeof INTERVIEW_STYLES)[number];

/** Lengths by their ids; the number of questions of each is in `domain/setup/durations.ts`. */
export const DURATION_IDS = ['10min', '30min', '60min'] as const;
export type DurationId = (typeof DURATION_IDS)[number];

/** How far up a role stands. */
export const SENIORITIES = ['intern', 'junior', 'mid', 'senior', 'lead', 'manager', 'executive'] as const;
export type Seniority = (typeof SENIORITIES)[number];

/** How an interview is spoken: by request and response, or over sockets. */
export const PIPELINE_MODES = ['legacy', 'realtime'] as const;
export type PipelineMode = (typeof PIPELINE_MODES)[number];

/** What recognises speech, by the names that `/api/config` tells. */
export const STT_ENGINES = ['openai', 'deepgram', 'workers-ai'] as const;
export type SttEngine = (typeof STT_ENGINES)[number];

/** What speaks; `flite` is the embedded voice. */
export const TTS_ENGINES = ['flite', 'openai', 'deepgram', 'workers-ai'] as const;
export type TtsEngine = (typeof TTS_ENGINES)[number];

/** What plans, words and judges; the embedded engine stands behind each of the others. */
export const LLM_ENGINES = ['embedded', 'openai', 'workers-ai', 'webhook'] as const;
export type LlmEngine = (typeof LLM_ENGINES)[number];

/** Where an interviewer's words lead when they end a question. */
export const TRANSITIONS = ['next_question', 'end'] as const;
export type Transition = (typeof TRANSITIONS)[number];

/** What a question asks for; decides the parts a good answer has and how long it may be. */
export const QUESTION_TYPES = [
  'behavioral',
  'intro',
  'motivation',
  'self_assessment',
  'situational',
  'technical',
  'general',
] as const;
export type QuestionType = (typeof QUESTION_TYPES)[number];

/** How a transcript entry names its speaker on the wire; the interface says AI and User. */
export const SPEAKERS = ['human', 'ai'] as const;
export type Speaker = (typeof SPEAKERS)[number];

/** The eight stages of a live interview. */
export const STAGES = [
  'initializing_interview',
  'greeting_only',
  'ai_asking_question',
  'user_turn_pending',
  'user_responding',
  'processing_user_response',
  'error',
  'idle',
] as const;
export type Stage = (typeof STAGES)[number];

/** How far a report is. */
export const REPORT_STATUSES = ['in_progress', 'processing', 'ready'] as const;
export type ReportStatus = (typeof REPORT_STATUSES)[number];

/** How far an interview is in a list. */
export const LISTED_STATUSES = ['in_progress', 'processing', 'completed'] as const;
export type ListedStatus = (typeof LISTED_STATUSES)[number];

/** Why the recording of an answer ended. */
export const STOP_REASONS = [
  'manual',
  'silence_timeout',
  'initial_idle_timeout',
  'interview_finished_delayed',
  'manual_emergency_stop',
] as const;
export type StopReason = (typeof STOP_REASONS)[number];

/** How well an answer was spoken, by the measurements of it. */
export const SPEECH_GRADES = ['excellent', 'good', 'fair', 'poor'] as const;
export type SpeechGrade = (typeof SPEECH_GRADES)[number];

export const ISSUE_TYPES = [
  'audio_problems',
  'microphone_issues',
  'connection_problems',
  'video_issues',
  'speech_recognition',
  'interview_interruption',
  'technical_difficulties',
  'interface_confusion',
  'question_clarity',
  'feedback_delays',
  'other',
] as const;
export type IssueType = (typeof ISSUE_TYPES)[number];

/** The three scored axes. */
export const AXES = ['problem_answer', 'conciseness', 'structure'] as const;
export type Axis = (typeof AXES)[number];

/** Highlight colours of a penalty, in the report's words. */
export const MARK_VALUES = ['red', 'orange', 'yellow', 'grey'] as const;
export type MarkValue = (typeof MARK_VALUES)[number];

/** Why an answer has no score; `not_judged`: the judging failed, which is nobody's fault but ours. */
export const NOT_SCORED_REASONS = ['too_short', 'language', 'not_heard', 'not_judged'] as const;

/** What happens to an account that its owner can read afterwards. */
export const SECURITY_EVENTS = [
  'account_made',
  'signed_in',
  'sign_in_refused',
  'signed_out_elsewhere',
  'reset_asked',
  'password_reset',
  'reset_undone',
  'phone_changed',
  'exported',
] as const;
export type SecurityEvent = (typeof SECURITY_EVENTS)[number];
