import { expect, test } from '@playwright/test';
import { readWav } from '#domain/speech/wav.ts';
import { AudioPageServer } from '#tests/support/audio-page-server.ts';
import { inspectAudio } from '#tests/support/heard-audio.ts';
import { SpeechServer } from '#tests/support/speech-server.ts';
import { TalkingMicrophone } from '#tests/support/talking-microphone.ts';

/** Sentences that the recogniser knows well; on a busy machine a browser still drops moments of sound. */
const TURNS = [
  {
    say: 'I lead a team of five engineers and we deliver the project two weeks early',
    hear: ['team', 'engineers', 'project', 'weeks', 'early'],
  },
  {
    say: 'The server failed on Monday and every customer waited for seven hours',
    hear: ['server', 'monday', 'customer', 'seven', 'hours'],
  },
];

test('answers are spoken one after the other into one open microphone, and each is heard by itself', async ({
  page,
}) => {
  const audioPage = await AudioPageServer.start();
  const speech = await SpeechServer.start({ recogniser: 'available', answers: TURNS.map(({ say }) => say) });
  const microphone = await TalkingMicrophone.install(page);
  try {
    await page.goto(audioPage.address);
    await page.click('#begin');
    await expect.poll(() => page.evaluate(() => window.recorder.detector), { timeout: 60_000 }).toBe('model');
    for (const [index, { say, hear }] of TURNS.entries()) {
      await page.evaluate(() => window.recorder.start());
      await microphone.say(say);
      await page.evaluate(() => window.recorder.stop('manual'));
      const wav = await page.evaluate(() => window.lastWav());
      expect(inspectAudio(wav).faults).toEqual([]);
      expect(readWav(wav).samples.length / 16_000).toBeGreaterThan(2);
      const form = new FormData();
      form.set('file', new File([wav], 'answer.wav'));
      form.set('model', 'whisper-1');
      const response = await fetch(`${speech.baseUrl}/audio/transcriptions`, { method: 'POST', body: form });
      expect(response.status).toBe(200);
      const words = speech.heard[index]?.text.toLowerCase().split(' ') ?? [];
      expect(words.filter((word) => hear.includes(word)).length).toBeGreaterThanOrEqual(3);
      const others = TURNS.filter((turn) => turn.say !== say).flatMap((turn) => turn.hear);
      expect(words.filter((word) => others.includes(word))).toEqual([]);
    }
    expect(await microphone.openCount()).toBe(1);
    expect(speech.heard).toHaveLength(TURNS.length);
  } finally {
    await speech.stop();
    await audioPage.stop();
  }
});
