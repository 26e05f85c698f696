import { SpokenTape } from '#client/state/spoken-tape.ts';
import { SOCKET_PROTOCOL } from '#contract/socket-protocol.ts';
import { CalledSpeech } from './called-speech.ts';
import { InterviewerVoice } from './interviewer-voice.ts';
import { persistently } from './persistently.ts';
import { RealtimeRecogniser } from './realtime-recogniser.ts';
import { serverRecogniser } from './recogniser.ts';
import { SpeakingSocket } from './speaking-socket.ts';
import { StreamedSpeech } from './streamed-speech.ts';
import { attemptReply, turnCalls } from './turn-calls.ts';
import { hintOf, type OpenTurns } from './turns.ts';

const RELOADED_KEY = 'reloaded_for_protocol';

/** Turns over the interview's sockets, while they are said; what a socket cannot do is done by a call. */
export const realtimeTurns: OpenTurns = (interview, { tts, stt, voice }) => {
  const { interviewId } = interview;
  const speaking = new SpeakingSocket(interviewId, reloadOnce);
  const byCall = new CalledSpeech(voice);
  return {
    createServerRecogniser: stt
      ? (events) => {
          const byCall = serverRecogniser(hintOf(interview));
          return new RealtimeRecogniser(interviewId, byCall, new SpokenTape(interviewId), events, reloadOnce);
        }
      : undefined,
    createVoice: (events) => new InterviewerVoice(tts ? new StreamedSpeech(speaking, byCall) : undefined, events),
    calls: {
      ...turnCalls,
      askReply: (id, answer, replyTo, persistence) => {
        const { entryId, text: userText } = answer;
        const start = { type: 'start', interviewId: id, userText, entryId, ...(replyTo ? { replyTo } : {}) } as const;
        const { signal } = persistence;
        return persistently(async () => {
          if (await speaking.isOpen()) return speaking.ask(start, signal);
          console.warn('TTS WS error');
          return attemptReply(id, answer, replyTo, signal);
        }, persistence);
      },
    },
    close: () => speaking.close(),
  };
};

/** A newer server has a newer page; but a page that was loaded anew for it and is still old goes on by calls. */
function reloadOnce(): void {
  try {
    if (sessionStorage.getItem(RELOADED_KEY) === String(SOCKET_PROTOCOL)) return;
    sessionStorage.setItem(RELOADED_KEY, String(SOCKET_PROTOCOL));
  } catch {
    return;
  }
  location.reload();
}
