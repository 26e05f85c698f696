import { readWav } from '#domain/speech/wav.ts';
import { speakAloud } from '#tests/support/flite-speech.ts';
import { expect, test } from '#tests/support/product-test.ts';
import { ServerProcess } from '#tests/support/server-process.ts';
import { SpeechServer } from '#tests/support/speech-server.ts';

/** With every character that a file of variables could trip over. */
const API_KEY = `sk-$HOME'"#key`;
const SENTENCE = 'I lead a team of five engineers and we deliver the project two weeks early';

test('a spoken answer is heard through a speech service, and nobody writes down what was said', async ({
  playwright,
}) => {
  const speech = await SpeechServer.start({ apiKey: API_KEY, recogniser: 'available' });
  const server = await ServerProcess.start({ ...speech.sttSettings, ...speech.ttsSettings });
  const request = await playwright.request.newContext({ baseURL: server.address });
  try {
    const config = await (await request.get('/api/config')).json();
    expect(config.data).toMatchObject({ stt: 'openai', tts: 'openai' });

    const question = await request.post('/api/speech/tts/generate', { data: { text: 'Tell me about a team.' } });
    expect([question.status(), question.headers()['content-type']]).toEqual([200, 'audio/wav']);
    expect(readWav(await question.body()).sampleRateHz).toBe(24_000);
    expect(speech.spoken).toEqual([{ text: 'Tell me about a team.', voice: 'alloy', model: 'tts-1' }]);

    const wav = Buffer.from(await speakAloud(SENTENCE));
    speech.say(SENTENCE, SENTENCE);
    const recording = { name: 'audio.wav', mimeType: 'audio/wav', buffer: wav };

    const heard = await request.post('/api/speech/stt/transcribe', { multipart: { audio: recording } });
    expect(heard.status()).toBe(200);
    const { transcription } = await heard.json();
    for (const word of ['team', 'engineers', 'project', 'weeks', 'early']) expect(transcription.text).toContain(word);
    expect(transcription.words).toBeUndefined();

    const timed = await request.post('/api/speech/stt/transcribe-with-timestamps', { multipart: { audio: recording } });
    const { words } = (await timed.json()).transcription;
    expect(words.map(({ word }: { word: string }) => word)).toContain('engineers');
    const [first, last] = [words[0], words.at(-1)];
    expect(first.startMs).toBeLessThan(1_000);
    const durationMs = readWav(wav).samples.length / 16;
    expect(last.endMs).toBeGreaterThan(durationMs / 2);
    expect(last.endMs).toBeLessThanOrEqual(durationMs + 1);

    expect(speech.faults).toEqual([]);
    expect(speech.heard.map(({ audio }) => audio.bytes)).toEqual([wav.length, wav.length]);
    expect(server.output).toContain('Greenroom is ready');
    for (const word of ['engineers', 'project', 'weeks']) expect(server.output).not.toContain(word);
  } finally {
    await request.dispose();
    await server.stop();
    await speech.stop();
  }
});

test('half a character where a voice is named is a voice that there is not', async ({ server, playwright }) => {
  const request = await playwright.request.newContext({ baseURL: server.address });
  const headers = { 'content-type': 'application/json' };
  // As bytes: a client that writes JSON by itself would mend it.
  const data = Buffer.from('{"text":"Hello.","voice":"\\ud800"}');
  const spoken = await request.post('/api/speech/tts/generate', { headers, data });
  expect([spoken.status(), spoken.headers()['content-type']]).toEqual([200, 'audio/wav']);
  expect(spoken.headers()['x-speech-warnings']).toContain(encodeURIComponent('\ufffd'));
  await request.dispose();
});

test('a wrong setting keeps the product from starting, and is named', async () => {
  await expect(ServerProcess.start({ STT_ENGINE: 'openai', STT_BASE_ULR: 'http://localhost:1' })).rejects.toThrow(
    'STT_BASE_ULR is no setting of Greenroom',
  );
});

test('behind the operator’s ceiling the built-in voice speaks, and answers are recognised elsewhere or typed', async ({
  playwright,
}) => {
  const speech = await SpeechServer.start({ apiKey: API_KEY });
  const server = await ServerProcess.start({ ...speech.sttSettings, ...speech.ttsSettings, SPEND_A_DAY: '0' });
  const request = await playwright.request.newContext({ baseURL: server.address });
  try {
    const spoken = await request.post('/api/speech/tts/generate', { data: { text: 'Tell me about a team.' } });
    expect(spoken.status()).toBe(200);
    expect(readWav(await spoken.body()).sampleRateHz).toBe(16_000);
    const wav = Buffer.from(await speakAloud(SENTENCE));
    const recording = { name: 'audio.wav', mimeType: 'audio/wav', buffer: wav };
    const heard = await request.post('/api/speech/stt/transcribe', { multipart: { audio: recording } });
    expect([heard.status(), (await heard.json()).error]).toEqual([
      409,
      'Speech recognition has heard as much as it may today. Please type your answers; they count the same.',
    ]);
    expect([speech.spoken, speech.heard]).toEqual([[], []]);
  } finally {
    await request.dispose();
    await server.stop();
    await speech.stop();
  }
});
