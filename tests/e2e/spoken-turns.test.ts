import { expect, test } from '@playwright/test';
import { readWav } from '#domain/speech/wav.ts';
import { AudioPageServer } from '#tests/support/audio-page-server.ts';
import { inspectAudio } from '#tests/support/heard-audio.ts';
import { SpeechServer } from '#tests/support/speech-server.ts';
import { TalkingMicrophone } from '#tests/support/talking-microphone.ts';

const TURNS = [
  { say: 'I led a team of five engineers and we moved the whole payment system.', hear: ['engineers', 'payment'] },
  { say: 'Afterwards the number of customers doubled within one year.', hear: ['customers', 'year'] },
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
      const wav = Uint8Array.from(await page.evaluate(() => window.lastWav()));
      expect(inspectAudio(wav).faults).toEqual([]);
      expect(readWav(wav).samples.length / 16_000).toBeGreaterThan(2);
      const form = new FormData();
      form.set('file', new File([wav], 'answer.wav'));
      form.set('model', 'whisper-1');
      const response = await fetch(`${speech.baseUrl}/audio/transcriptions`, { method: 'POST', body: form });
      expect(response.status).toBe(200);
      for (const word of hear) expect(speech.heard[index]?.text).toContain(word);
    }
    expect(await microphone.openCount()).toBe(1);
    expect(speech.heard).toHaveLength(TURNS.length);
  } finally {
    await speech.stop();
    await audioPage.stop();
  }
});
