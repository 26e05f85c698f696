import { createElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ApiError } from '#client/api/call-api.ts';
import { HEARING_REASONS } from '#client/audio/hearing-reason.ts';
import { speechFailure } from '#client/features/interview/called-speech.ts';
import { globeSizePx } from '#client/features/interview/globe-size.ts';
import { gravest, HEARING_WORDS } from '#client/features/interview/hearing-words.ts';
import { freshView, type LiveView } from '#client/features/interview/live-view.ts';
import { pageScale } from '#client/features/interview/page-scale.ts';
import { hintOf } from '#client/features/interview/stage-hint.ts';
import { noteOf } from '#client/features/interview/stage-note.ts';
import { StageProcessing } from '#client/features/interview/stage-notice.tsx';
import { seenStatusOf, statusOf } from '#client/features/interview/stage-status.ts';
import { StageTalk } from '#client/features/interview/stage-talk.tsx';
import { typingHint } from '#client/features/interview/typing-hint.ts';
import { GoBackLine } from '#client/ui/go-back-line.tsx';
import { MAX_ANSWER_CHARS } from '#contract/limits.ts';
import { commonOf, createStageState, type StageState } from '#domain/stage/stage.ts';

const common = commonOf(createStageState([{ id: 'q_1', text: 'Who are you?' }], true));
const caption = { for: 'caption' } as const;
const turn: StageState = { ...common, stage: 'user_turn_pending', purpose: caption };
const listening: StageState = { ...common, stage: 'user_responding', purpose: caption, recording: 1 };
const typing: StageState = { ...listening, canRecord: false, recording: null };
const view = (change: Partial<LiveView>): LiveView => ({ ...freshView(turn), recogniser: 'server', ...change });

describe('the status line', () => {
  it.each<[string, StageState]>([
    ['Interviewer speaking', { ...common, stage: 'ai_asking_question', voice: 'speaking' }],
    [
      'Interviewer speaking',
      { ...common, stage: 'user_responding', purpose: caption, recording: 1, voice: 'speaking' },
    ],
    ['Processing', { ...common, stage: 'ai_asking_question', voice: 'coming' }],
    ['Processing', { ...turn, voice: 'coming' }],
    [
      'Processing',
      {
        ...common,
        stage: 'processing_user_response',
        work: { kind: 'transcribing', recording: 1, purpose: caption },
      },
    ],
    ['Your turn', turn],
    ['Listening', { ...common, stage: 'user_responding', purpose: caption, recording: 1 }],
  ])('says %s', (text, at) => {
    expect(statusOf(at).text).toBe(text);
  });
});

describe('what is told of a pause and of an interruption', () => {
  const interruption = { saidChars: 3, held: 'ai_asking_question', hearsWords: true } as const;
  it.each<[string, LiveView]>([
    ['Going on in a moment.', view({ stage: listening, isClosing: true })],
    ['Go on, I am listening.', view({ stage: { ...listening, interruption } })],
  ])('is seen and not told, so that the microphone does not hear it: %s', (seen, at) => {
    const markup = renderToStaticMarkup(createElement(StageTalk, { view: at }));
    expect(markup).toMatch(/<span role="status"[^>]*>Listening<\/span>/);
    expect(markup).toMatch(new RegExp(`<span aria-hidden="true"[^>]*>${seen}`));
    expect(markup.match(/role="status"/g)).toHaveLength(1);
  });

  it('is nothing while the interviewer speaks or nobody is recorded', () => {
    expect(seenStatusOf(view({ stage: turn, isClosing: true }))).toBeNull();
    expect(seenStatusOf(view({ stage: { ...listening, voice: 'speaking', interruption } }))).toBeNull();
  });
});

describe('the note under the question', () => {
  it('has words for everything that keeps the candidate from being heard, but for what has a place of its own', () => {
    const silent = HEARING_REASONS.filter((reason) => HEARING_WORDS[reason] === null);
    expect(silent.sort()).toEqual(['model_unavailable', 'no_speech', 'several_microphones']);
  });

  it('tells the gravest trouble, whichever came first', () => {
    expect(gravest(['no_speech', 'microphone_muted', 'permission_denied'])).toBe('permission_denied');
    expect(gravest(['several_microphones', 'model_unavailable'])).toBeUndefined();
  });

  it('tells a lost connection before everything else', () => {
    const { text } = noteOf(view({ isReachable: false, unheard: { message: 'STT failed', isKept: true } })) ?? {};
    expect(text).toBe('Reconnecting… nothing is lost.');
  });

  it.each<[string, StageState, boolean]>([
    ['in the turn behind the silence', { ...turn, emptyTurns: 1 }, true],
    ['while that turn is recorded', { ...listening, emptyTurns: 1 }, true],
    ['once a voice is heard in it', { ...listening, emptyTurns: 1, detector: 'speech_detected' }, false],
    ['where the answer is typed', { ...typing, emptyTurns: 1 }, false],
    ['while the interviewer speaks', { ...turn, emptyTurns: 1, voice: 'speaking' }, false],
    ['once the interviewer has said something to it', { ...turn, emptyTurns: 2 }, false],
  ])('says that nothing was heard %s: %o', (_when, stage, isSaid) => {
    const { text = '' } = noteOf(view({ stage })) ?? {};
    expect(text.startsWith('Nothing was heard.')).toBe(isSaid);
  });

  it('warns before a silence leaves the question, and says how to stay', () => {
    const stage: StageState = { ...listening, emptyTurns: 7, reactions: 3 };
    const questions = [...common.questions, { id: 'q_2', text: 'And then?' }];
    expect(noteOf(view({ stage: { ...stage, questions } }))).toEqual({
      text: 'Still there? We soon go on to the next question. Say something or press any key to stay.',
      isTrouble: false,
    });
    expect(noteOf(view({ stage }))?.text).toMatch(/^Still there\? The interview soon ends\. /);
  });

  it('asks for the page to be left open as long as what was said is only sound', () => {
    const work = { kind: 'transcribing', recording: 1, purpose: caption } as const;
    const stage: StageState = { ...common, stage: 'processing_user_response', work };
    expect(noteOf(view({ stage, isReachable: false }))?.text).toBe(
      'Reconnecting… nothing is lost. Please leave this page open.',
    );
  });

  it.each([
    ['WebSocket error', 'Reconnecting… nothing is lost'],
    ['ASR error', 'written down afterwards'],
  ] as const)('says %s in the words of the house', (recogniserTrouble, words) => {
    const { text } = noteOf(view({ recogniserTrouble })) ?? {};
    expect(text).toMatch(new RegExp(`^${recogniserTrouble}\\. `));
    expect(text).toContain(words);
  });

  it.each([
    ['recognise_again', view({ unheard: { message: 'STT transcription failed', isKept: true } })],
    ['send_again', view({ unsent: { entryId: 'ans_1', text: 'I led it.', questionIndex: 0, isTyped: false } })],
    ['ask_for_microphone', view({ troubles: ['no_microphone'] })],
  ])('offers %s', (action, at) => {
    expect(noteOf(at)?.action).toBe(action);
  });

  it('tells why the voice did not come, and where the words are', () => {
    const failed = speechFailure(new ApiError(503, 'HTTP', {}, { statusText: 'Service Unavailable', body: 'boom' }));
    expect(failed).toBe('TTS request failed: Service Unavailable - boom');
    expect(noteOf(view({ voiceTrouble: { failed } }))?.text).toBe(
      "TTS request failed: Service Unavailable - boom. You can read the interviewer's words on the screen.",
    );
  });

  it('names a voice model that could not be loaded, and what that means', () => {
    expect(noteOf(view({ troubles: ['model_unavailable'] }))?.text).toMatch(/^VAD Error: .* still heard/);
  });

  it('tells a recognition that failed from one that was never there, and both lead to typing', () => {
    const texts = [true, false].map((recogniserFailed) => noteOf(view({ recogniser: 'none', recogniserFailed }))?.text);
    expect(texts[0]).toMatch(/^Speech service initialization failed: /);
    expect(texts[1]).toMatch(/^Speech cannot be turned into text here\./);
    for (const text of texts) expect(text).toContain('Please type your answers. They count the same.');
  });

  it('says what became of the answers before it says again that there is nothing but typing', () => {
    const text = (notice: LiveView['notice']) => noteOf(view({ recogniser: 'none', notice }))?.text;
    expect(text('field_kept')).toMatch(/^That question is over\./);
    expect(text(null)).toMatch(/Please type your answers\./);
  });

  it('says no more that there is nothing but typing once an answer was typed', () => {
    for (const recogniserFailed of [true, false])
      expect(noteOf(view({ recogniser: 'none', recogniserFailed, hasTyped: true }))).toBeNull();
    const notice = 'field_kept';
    expect(noteOf(view({ recogniser: 'none', hasTyped: true, notice }))?.text).toMatch(/^That question is over\./);
  });

  it('says where the sound goes when a service of the browser recognises it, and nothing when this machine does', () => {
    expect(noteOf(view({ recogniser: 'browser' }))?.text).toBe(
      'A service of your browser turns your speech into text.',
    );
    expect(noteOf(view({ recogniser: 'local' }))).toBeNull();
  });
});

describe('the globe', () => {
  it.each([
    [1_440, 900, false, 276],
    [1_366, 768, false, 188],
    [1_366, 625, false, 104],
    [1_366, 625, true, 64],
    [390, 844, false, 48],
  ])('leaves the words their room in a window of %d×%d, typing %s', (width, height, typing, sizePx) => {
    expect(globeSizePx({ width, height, typing })).toBe(sizePx);
  });
});

describe('the hint at the foot', () => {
  const heard: StageState = {
    ...common,
    stage: 'processing_user_response',
    work: { kind: 'transcribing', recording: 1, purpose: caption },
  };
  const sent: StageState = { ...common, stage: 'processing_user_response', work: { kind: 'awaiting_reply', held: [] } };
  const questions = [...common.questions, { id: 'q_2', text: 'And then?' }];
  const closing: StageState = { ...common, stage: 'processing_user_response', work: { kind: 'closing' } };

  it.each<[string, string | null, Partial<LiveView>]>([
    ['starts your answer.', 'start the answer', {}],
    ['ends your answer.', 'end the answer', { stage: listening }],
    ['goes on now.', 'end the answer', { stage: listening, isClosing: true }],
    ['stays with this question.', 'stay with this question', { stage: { ...listening, emptyTurns: 6, reactions: 3 } }],
    ['The interviewer is about to speak.', null, { stage: { ...turn, voice: 'coming' } }],
    ['starts your answer.', 'start the answer', { stage: { ...turn, voice: 'coming' }, voiceTrouble: 'slow' }],
    [
      'Your turn comes when the question ends. Take a moment before you answer.',
      null,
      { stage: { ...turn, voice: 'speaking' } },
    ],
    ['What you said is being written down.', null, { stage: heard }],
    ['One moment.', null, { stage: heard, troubles: ['no_speech'] }],
    ['Your answer is on its way.', null, { stage: sent }],
    ['The interviewer is about to speak.', null, { stage: { ...sent, emptyTurns: 2 } }],
    ['The next question is on its way.', null, { stage: { ...closing, questions } }],
    ['Each answer is kept as soon as you give it.', null, { stage: closing }],
    [
      'What you said is kept. It is written down as soon as the connection is back.',
      null,
      { stage: heard, isReachable: false },
    ],
    ['What you said is being written down.', null, { stage: heard, isReachable: false, recogniser: 'local' }],
    ['Your answer is kept. It goes out as soon as the connection is back.', null, { stage: sent, isReachable: false }],
    [
      'The next question comes as soon as the connection is back.',
      null,
      { stage: { ...closing, questions }, isReachable: false },
    ],
  ])('says “%s” and lets the space bar %s', (text, space, change) => {
    expect(hintOf(view(change))).toEqual({ text, space });
  });
});

describe('the end of the interview', () => {
  it('says what it waits for while the last words are written down', () => {
    const shown = (awaitsWords: boolean) => renderToString(createElement(StageProcessing, { awaitsWords }));
    expect(shown(true)).toContain('What you said last is being written down first. It is kept in any case.');
    for (const awaitsWords of [true, false]) {
      expect(shown(awaitsWords)).toContain('Processing your interview results...');
      expect(shown(awaitsWords)).toContain('This may take a moment');
    }
    expect(shown(false)).not.toContain('written down');
  });

  it('says what became of words that stood in the field, also where it can be taken back', () => {
    const kept = 'What you had typed is kept as part of your answer.';
    const processing = (addedTyped: boolean) => renderToString(createElement(StageProcessing, { addedTyped }));
    const line = (addedTyped: boolean) =>
      renderToString(
        createElement(GoBackLine, { addedTyped, isOpen: true, isBusy: false, problem: '', onGoBack: () => undefined }),
      );
    for (const shown of [processing, line]) {
      expect(shown(true)).toContain(kept);
      expect(shown(false)).not.toContain(kept);
    }
  });
});

describe('the scale of the page', () => {
  it.each([
    [1_920, 1_080, 1],
    [3_840, 2_160, 1],
    [1_440, 900, 0.75],
    [1_536, 864, 0.8],
    [1_920, 756, 0.7],
    [390, 844, 0.7],
  ])('of a window of %d×%d is %f', (width, height, scale) => {
    expect(pageScale(width, height)).toBeCloseTo(scale);
  });
});

describe('the hint beside the button that sends what was typed', () => {
  const answer = { entryId: 'ans_1', text: 'I led it.' };
  const sent: StageState = {
    ...common,
    stage: 'processing_user_response',
    work: { kind: 'awaiting_reply', answer } as never,
  };
  const asking: StageState = { ...common, stage: 'ai_asking_question', voice: 'speaking' };

  it.each<[string, Partial<LiveView>]>([
    ['Your turn comes when the question ends.', { stage: asking }],
    ['Your answer is on its way.', { stage: sent, draft: 'I led it.' }],
    [
      'Your answer is kept. It goes out as soon as the connection is back.',
      { stage: sent, draft: 'I led it.', isReachable: false },
    ],
    ['What you said is being written down.', { isDraftComing: true }],
    [
      'What you said is kept. It is written down as soon as the connection is back.',
      { isDraftComing: true, isReachable: false },
    ],
    ['Ctrl and Enter sends it too.', {}],
  ])('says %s', (text, change) => {
    expect(typingHint(view(change))).toEqual({ text, maySend: false, isProblem: false });
  });

  it('lets words out in the turn, and says when they got no reply', () => {
    expect(typingHint(view({ draft: 'I led it.' }))).toMatchObject({ maySend: true });
    const unsent = { ...answer, questionIndex: 0, isTyped: true };
    expect(typingHint(view({ draft: 'I led it. ', unsent }))).toMatchObject({
      text: 'This answer got no reply. It is still here: send it again.',
      maySend: true,
    });
  });

  it('tells how much has to go when an answer is longer than is taken, and sends nothing until it has gone', () => {
    const draft = 'a'.repeat(MAX_ANSWER_CHARS);
    expect(typingHint(view({ draft }))).toMatchObject({ maySend: true, isProblem: false });
    expect(typingHint(view({ draft: `${draft}bcd` }))).toEqual({
      text: 'This is 3 characters over the limit of 20,000. Please shorten it.',
      maySend: false,
      isProblem: true,
    });
  });
});
