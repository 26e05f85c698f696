import { hum } from '#tests/support/made-audio.ts';
import { ServerProcess } from '#tests/support/server-process.ts';
import { SpeechServer } from '#tests/support/speech-server.ts';
import type { Misbehaviour } from '#tests/support/vendor-script.ts';
import type { Figures } from './figures.ts';
import { PersistentBrowser } from './persistent-browser.ts';
import { PROVIDER_MODES } from './run-providers.ts';

const MODES: Record<string, Misbehaviour> = { ...PROVIDER_MODES, 'is slow': { kind: 'slow', delayMs: 3_000 } };
const SAID = 'I apologised and made her coffee again.';
const PATIENCE_MS = 60_000;

/** A recogniser and a voice that fail in every way: an answer is heard and a text is spoken all the same, if a call later. */
export async function runSpeechProviders(): Promise<Figures> {
  const recogniser = await SpeechServer.start({ hear: () => SAID });
  const voice = await SpeechServer.start({ spokenMs: 300 });
  const server = await ServerProcess.start({ ...recogniser.sttSettings, ...voice.ttsSettings });
  const faults: string[] = [];
  let again = 0;
  const fail = async (vendor: SpeechServer, stage: typeof hear) => {
    for (const [name, mode] of Object.entries(MODES)) {
      const browser = new PersistentBrowser({
        address: () => server.address,
        reachable: async () => undefined,
        patienceMs: PATIENCE_MS,
      });
      const asked = vendor.script.requests;
      vendor.script.misbehave(mode);
      const fault = await stage(browser).catch((error: unknown) => String(error));
      if (fault) faults.push(`${stage.name}: ${name}: ${fault}`);
      if (vendor.script.requests === asked) faults.push(`${stage.name}: ${name}: was never met`);
      again += browser.unanswered;
    }
  };
  try {
    await Promise.all([fail(recogniser, hear), fail(voice, speak)]);
    return {
      faults,
      lines: [
        `A recogniser and a voice that each fail in ${Object.keys(MODES).length} ways; ${again} calls were told to be made again.`,
      ],
    };
  } finally {
    await server.stop();
    await recogniser.stop();
    await voice.stop();
  }
}

async function hear(browser: PersistentBrowser): Promise<string | undefined> {
  const form = new FormData();
  form.set('audio', new File([hum()], 'answer.wav', { type: 'audio/wav' }));
  const sent = new Response(form);
  const type = sent.headers.get('content-type') ?? '';
  const bytes = new Uint8Array(await sent.arrayBuffer());
  const { status, body } = await browser.call('POST', '/api/speech/stt/transcribe', bytes, type);
  return status === 200 && body.transcription.text === SAID ? undefined : `${status} ${JSON.stringify(body)}`;
}

async function speak(browser: PersistentBrowser): Promise<string | undefined> {
  const { status, bytes } = await browser.call('POST', '/api/speech/tts/generate', { text: 'How did she take it?' });
  return status === 200 && bytes.length > 1_000 ? undefined : `${status}, ${bytes.length} bytes`;
}
