import { useCallback, useEffect, useRef, useState } from 'react';
import { callApi } from '#client/api/call-api.ts';
import { speechPlayer } from '#client/audio/speech-player.ts';
import type { InterviewState } from '#contract/interview-calls.ts';
import { createStageState, type StageEffect, type StageEvent, type StageState, step } from '#domain/interview/stage.ts';
import type { AnswerSource } from './answer-source.ts';
import { fetchSpeech, movedOnTo } from './live-calls.ts';

/** How long the words stay when no voice can be heard, per word, in milliseconds: a calm reading pace. */
const READING_MS_A_WORD = 60;

/**
 * Runs the pure stage machine against the world: every effect it asks for is done here, and what comes of it goes back
 * as an event.
 */
export function useLiveInterview(loaded: InterviewState, isNew: boolean, source: AnswerSource, onRoute: () => void) {
  const [state, setState] = useState<StageState>(() => createStageState(loaded.questions, source.canRecord));
  const current = useRef(state);
  const replyTo = useRef(loaded.latestEntryId);
  const pendingAnswer = useRef<{ id: string; text: string } | null>(null);
  const speech = useRef<AbortController | null>(null);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  const begun = useRef(false);
  const route = useRef(onRoute);
  route.current = onRoute;

  const send = useCallback(
    (event: StageEvent) => {
      const next = step(current.current, event);
      current.current = next.state;
      setState(next.state);
      for (const effect of next.effects) perform(effect);

      function perform(effect: StageEffect): void {
        switch (effect.kind) {
          case 'speak':
            void speak(effect.text);
            return;
          case 'cancel_speech':
            speech.current?.abort();
            speechPlayer.cancel();
            return;
          case 'start_timer': {
            const timer = setTimeout(() => {
              timers.current.delete(timer);
              send({ type: 'timer_fired', name: effect.name });
            }, effect.ms);
            timers.current.add(timer);
            return;
          }
          case 'request_reply':
            void requestReply(effect.text);
            return;
          case 'request_next':
            void requestNext(effect.questionIndex);
            return;
          case 'call_results_agent':
            void callResultsAgent();
            return;
          case 'route_to_results':
            route.current();
            return;
          case 'start_recording':
            source.startRecording();
            return;
          case 'stop_recording':
            source.stopRecording(effect.stopReason);
            return;
          case 'initialise_detector':
            source.initialise();
            return;
        }
      }

      async function speak(text: string): Promise<void> {
        speech.current?.abort();
        const controller = new AbortController();
        speech.current = controller;
        speechPlayer.reset();
        send({ type: 'speech_started' });
        const audio = await fetchSpeech(text, controller.signal);
        const heard =
          !controller.signal.aborted && audio !== undefined && (await speechPlayer.play(audio).catch(() => false));
        if (!heard && !controller.signal.aborted) {
          await new Promise((resolve) => setTimeout(resolve, READING_MS_A_WORD * text.split(/\s+/).length));
        }
        // A later speech has taken over; its own end will be told.
        if (speech.current === controller) send({ type: 'speech_ended' });
      }

      async function requestReply(text: string): Promise<void> {
        // The same answer keeps its id until it is known to be stored, so that trying again stores it once.
        if (pendingAnswer.current?.text !== text) pendingAnswer.current = { id: `ans_${crypto.randomUUID()}`, text };
        const answer = pendingAnswer.current;
        try {
          const { parsed, data } = await callApi('POST /api/llm/complete', {
            body: { interviewId: loaded.interviewId, userText: text, entryId: answer.id, replyTo: replyTo.current },
            retry: { attempts: 4, delayMs: 500, backOff: 'exponential' },
          });
          pendingAnswer.current = null;
          replyTo.current = data.entryId;
          send({
            type: 'reply_received',
            text: parsed.response,
            isFollowUp: parsed.is_follow_up,
            followUpIndex: data.followUpIndex,
          });
        } catch (error) {
          const elsewhere = movedOnTo(error);
          if (elsewhere)
            send({ type: 'failed', message: 'This interview went on in another tab. Reload to join it there.' });
          else send({ type: 'reply_failed' });
        }
      }

      async function requestNext(questionIndex: number): Promise<void> {
        const questionId = loaded.questions[questionIndex]?.id ?? '';
        try {
          const { data } = await callApi('POST /api/interview/:id/next', {
            params: { id: loaded.interviewId },
            body: { questionId },
            retry: { attempts: 3, delayMs: 400, backOff: 'exponential' },
          });
          if (data.entryId) replyTo.current = data.entryId;
          send({ type: 'next_received', question: data.question });
        } catch {
          send({ type: 'next_failed' });
        }
      }

      async function callResultsAgent(): Promise<void> {
        await callApi('POST /api/webhook/results-agent', {
          body: { interviewId: loaded.interviewId, isComplete: true },
          retry: { attempts: 3, delayMs: 500, backOff: 'exponential' },
        }).catch(() => console.warn('The report was asked for in vain; its page asks again'));
        send({ type: 'results_answered' });
      }
    },
    [loaded, source],
  );

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const latest = loaded.transcript.find((entry) => entry.id === loaded.latestEntryId);
    if (isNew) send({ type: 'begin', greeting: loaded.greeting });
    else {
      send({
        type: 'resume',
        questionIndex: loaded.questionIndex,
        followUpIndex: loaded.followUpIndex,
        phase: loaded.phase as StageState['stage'],
        latestText: latest?.text ?? loaded.questions[loaded.questionIndex]?.text ?? '',
        isFollowUp: latest?.isFollowup ?? false,
      });
    }
  }, [loaded, isNew, send]);

  useEffect(() => {
    const running = timers.current;
    return () => {
      // StrictMode mounts twice at once; only a real leaving of the page ends the speech.
      setTimeout(() => {
        if (document.querySelector('.stage')) return;
        for (const timer of running) clearTimeout(timer);
        speech.current?.abort();
        speechPlayer.cancel();
      });
    };
  }, []);

  return { state, send };
}
