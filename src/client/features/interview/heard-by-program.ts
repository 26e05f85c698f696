import { ProgramAnswer } from '#client/audio/program-answer.ts';
import type { SpeechProgram } from '#client/audio/speech-program.ts';
import type { BrowserRecogniserEvents, Recogniser } from './recogniser.ts';

/** A recogniser of a speech program that is ready. */
export function heardByProgram(
  program: Pick<SpeechProgram, 'hear' | 'rest'>,
  onWords: BrowserRecogniserEvents['onWords'],
): Recogniser {
  const answers = new Map<number, ProgramAnswer>();
  let newest: number | undefined;
  // Words that come when the next recording is under way are no part of what is being said.
  const show = (recording: number, settled: string): void => {
    if (recording === newest) onWords({ settled, unsettled: '' });
  };
  const answerOf = (recording: number): ProgramAnswer => {
    const answer = answers.get(recording) ?? new ProgramAnswer(program, (settled) => show(recording, settled));
    answers.set(recording, answer);
    return answer;
  };
  return {
    kind: 'local',
    begin: (recording) => {
      newest = recording;
      answerOf(recording);
    },
    hear: (recording, tape) => answerOf(recording).hear(tape),
    speech: (recording, span) => answerOf(recording).speech(span),
    finish: async (recording, sound) => {
      const heard = await answerOf(recording).finish(sound);
      answers.delete(recording);
      // The times of a browser's own recording are counted from where that began.
      return sound.container ? { text: heard.text, words: [] } : heard;
    },
    close: () => program.rest(),
  };
}
