import {
  HASTY_MS,
  LAST_WORD_ALONE_MS,
  must,
  type RecogniserRig,
  RiggedUtterance,
  SECOND,
  SENTENCE,
  until,
  wait,
} from './rigged-utterance.ts';
import { silence, toneSpeech } from './tone-words.ts';

/** More than comes at once. */
const MUCH_SILENCE_MS = 1_000;
const KEPT_ALIVE_WITHIN_MS = 20_000;
/** Of 16-bit samples at 16 kHz. */
const BYTES_A_MS = 32;

/** What every recogniser must do that is told of sound as it comes; each throws where one does not. */
export const RECOGNISER_RULES: Record<string, (rig: RecogniserRig) => Promise<void>> = {
  async 'hears each word once and in order, and all of them before it ends'(rig) {
    const utterance = new RiggedUtterance(rig);
    utterance.say(SENTENCE);
    await utterance.end();
    utterance.mustHaveHeard(SENTENCE);
    must(utterance.events.at(-1)?.kind === 'settled', 'Something comes after the last words');
  },

  async 'hears a last word that is said at the very end, in one piece with the others'(rig) {
    const utterance = new RiggedUtterance(rig);
    utterance.hear(silence(LAST_WORD_ALONE_MS));
    utterance.say(SENTENCE);
    if (rig.isLive) await utterance.until(() => utterance.partials.length > 0, 'Nothing is told');
    await utterance.end();
    utterance.mustHaveHeard(SENTENCE);
    must(utterance.reaches[0] === utterance.heardMs, `It reaches to ${utterance.reaches[0]} of ${utterance.heardMs}`);
  },

  async 'tells words while they are said, if it can'(rig) {
    const utterance = new RiggedUtterance(rig);
    utterance.say(SENTENCE);
    if (rig.isLive) await utterance.until(() => utterance.partials.includes('i led a team of five'), 'Nothing is told');
    await utterance.end();
    utterance.mustHaveHeard(SENTENCE);
    const partials = utterance.partials;
    must(
      partials.every((text) => SENTENCE.startsWith(text)),
      'A partial is none of what was said',
    );
    must(new Set(partials).size === partials.length, 'A partial says nothing new');
    must(rig.isLive || partials.length === 0, 'Partials come from nowhere');
  },

  async 'settles what a pause follows, tells how far it reaches, and goes on after it'(rig) {
    const utterance = new RiggedUtterance(rig);
    utterance.say(SENTENCE);
    const saidMs = utterance.heardMs;
    utterance.hear(silence(1_500));
    if (rig.isLive) await utterance.until(() => utterance.settledTexts.length > 0, 'Nothing is settled');
    const settledMs = utterance.heardMs;
    utterance.say(SECOND);
    await utterance.end();
    if (!rig.isLive) return utterance.mustHaveHeard(`${SENTENCE} ${SECOND}`);
    utterance.mustHaveHeard(SENTENCE, SECOND);
    const [reachMs = 0] = utterance.reaches;
    must(reachMs >= saidMs - 100 && reachMs <= settledMs, `It reaches to ${reachMs} of ${saidMs} to ${settledMs}`);
    must(
      !utterance.partials.some((text) => text.includes(`engineers ${SECOND}`)),
      'A partial repeats what was settled',
    );
  },

  async 'loses nothing of what was said before it was connected'(rig) {
    await rig.behave({ kind: 'slow', delayMs: 300 });
    const utterance = new RiggedUtterance(rig);
    utterance.say(SENTENCE);
    await utterance.end();
    utterance.mustHaveHeard(SENTENCE);
  },

  async 'hands the sound on bit by bit as it was, whatever pieces it came in'(rig) {
    const utterance = new RiggedUtterance(rig);
    const sound = toneSpeech(SENTENCE);
    for (let at = 0, i = 0; at < sound.length; i++) {
      const bytes = [1, 333, 4_801, 0, 2, 7][i % 6] ?? 1;
      utterance.hear(sound.subarray(at, at + bytes), sound.length);
      at += bytes;
    }
    await utterance.end();
    utterance.mustHaveHeard(SENTENCE);
    const [call] = await rig.calls();
    must(call !== undefined && equal(call.sound, sound), 'The sound is another');
  },

  async 'sends frames of 80 to 100 ms'(rig) {
    const utterance = new RiggedUtterance(rig);
    utterance.hear(toneSpeech(SENTENCE), 640);
    utterance.hear(toneSpeech(SECOND), 20_001);
    await utterance.end();
    utterance.mustHaveHeard(`${SENTENCE} ${SECOND}`);
    if (!rig.isLive) return;
    const [call] = await rig.calls();
    const sizes = call?.frameBytes.slice(0, -1) ?? [];
    must(sizes.length > 10, 'There are hardly any frames');
    must(
      sizes.every((bytes) => bytes >= 2_560 && bytes <= 3_200),
      `Frames have ${sizes.join()} bytes`,
    );
  },

  async 'hears sound of any rate'(rig) {
    for (const sampleRateHz of [8_000, 22_050, 44_100, 48_000]) {
      const utterance = new RiggedUtterance(rig, {}, { sampleRateHz });
      utterance.hear(toneSpeech('i led a', sampleRateHz));
      utterance.hear(silence(200, sampleRateHz));
      await utterance.end();
      utterance.mustHaveHeard('i led a');
    }
  },

  async 'says nothing where nothing was said'(rig) {
    const utterance = new RiggedUtterance(rig);
    utterance.hear(silence(2_000));
    await utterance.end();
    must(utterance.events.length === 0, 'It makes words up');
    const unheard = new RiggedUtterance(rig);
    await unheard.end();
    must(unheard.events.length === 0, 'It makes words up');
  },

  async 'tells nothing once it was stopped, and lets go of the server'(rig) {
    await rig.behave({ kind: 'slow', delayMs: 100 });
    const utterance = new RiggedUtterance(rig);
    utterance.say(SENTENCE);
    utterance.listening.stop();
    await utterance.end();
    const other = new RiggedUtterance(rig);
    other.say(SENTENCE);
    if (rig.isLive) await other.until(() => other.partials.length > 0, 'Nothing is told');
    const ending = other.end();
    other.listening.stop();
    const told = other.events.length;
    await ending;
    await wait(400);
    must(utterance.events.length === 0 && other.events.length === told, 'It goes on');
    await until(async () => (await rig.calls()).every(({ isOpen }) => !isOpen), 'The connection stays');
  },

  async 'takes calls in any order and never throws'(rig) {
    const utterance = new RiggedUtterance(rig);
    utterance.say('i led');
    await Promise.all([utterance.end(), utterance.end()]);
    const told = utterance.events.length;
    utterance.say(SECOND);
    await utterance.end();
    utterance.listening.stop();
    utterance.listening.stop();
    utterance.mustHaveHeard('i led');
    must(utterance.events.length === told, 'It goes on after its end');
    must(utterance.listening.waitingBytes === 0, 'Something waits for nobody');
  },

  async 'gives up on a server that never answers'(rig) {
    await rig.behave({ kind: 'hang' });
    const utterance = new RiggedUtterance(rig, { connectMs: HASTY_MS, lastWordsMs: HASTY_MS });
    utterance.say(SENTENCE);
    if (!rig.isLive) void utterance.end();
    await utterance.mustFail('timeout');
  },

  async 'gives up on a server that answers a byte at a time'(rig) {
    await rig.behave({ kind: 'trickle', everyMs: 100 });
    const utterance = new RiggedUtterance(rig, { connectMs: 1_000, lastWordsMs: 1_000 });
    utterance.say(SENTENCE);
    if (!rig.isLive) void utterance.end();
    await utterance.mustFail('timeout');
  },

  async 'gives up on a server that falls silent while it is spoken to'(rig) {
    await rig.behave({ kind: 'mute', afterMs: 500 });
    const utterance = new RiggedUtterance(rig, { answerMs: HASTY_MS, lastWordsMs: HASTY_MS });
    utterance.say(SENTENCE);
    if (!rig.isLive) void utterance.end();
    await utterance.mustFail('timeout');
    must(!rig.isLive || utterance.partials.length <= 1, 'It heard what was not told');
  },

  async 'does not take for an answer what nobody can read'(rig) {
    await rig.behave({ kind: 'mute', afterMs: 500, garbage: true });
    // What is no answer over a socket is a bad one of a call, for which there is time.
    const utterance = new RiggedUtterance(rig, rig.isLive ? { answerMs: HASTY_MS, lastWordsMs: HASTY_MS } : {});
    utterance.say(SENTENCE);
    if (!rig.isLive) void utterance.end();
    await utterance.mustFail(rig.isLive ? 'timeout' : 'unreadable');
  },

  async 'tells once of a connection that breaks in mid-word, and what was settled stands'(rig) {
    const brokenOffMs = 7 * 260 + 1_500 + 2.5 * 260;
    await rig.behave({ kind: 'drop', afterMs: brokenOffMs });
    const utterance = new RiggedUtterance(rig);
    utterance.say(SENTENCE);
    utterance.hear(silence(1_500));
    // A connection that breaks takes along what is still under way on it.
    if (rig.isLive) await utterance.until(() => utterance.settledTexts.length > 0, 'Nothing is settled');
    utterance.say(SECOND);
    if (!rig.isLive) void utterance.end();
    await utterance.mustFail('network');
    if (rig.isLive) must(utterance.settledTexts.join() === SENTENCE, 'What was settled is gone');
    must(
      utterance.reaches.every((reachMs) => reachMs < brokenOffMs),
      'It reaches beyond what was heard',
    );
  },

  async 'tells of a connection that breaks while it waits for the last words'(rig) {
    await rig.behave({ kind: 'drop', afterMs: 7 * 260 });
    const utterance = new RiggedUtterance(rig);
    utterance.say(SENTENCE);
    await utterance.end();
    await utterance.mustFail('network');
  },

  async 'takes a connection that is closed at once for broken'(rig) {
    await rig.behave({ kind: 'close' });
    const utterance = new RiggedUtterance(rig);
    utterance.say(SENTENCE);
    if (!rig.isLive) void utterance.end();
    await utterance.mustFail('network');
  },

  async 'tells why it was refused, and not in the server’s words'(rig) {
    for (const [status, reason] of [
      [400, 'refused'],
      [401, 'misconfigured'],
      [429, 'busy'],
    ] as const) {
      await rig.behave({ kind: 'refuse', status });
      const utterance = new RiggedUtterance(rig);
      utterance.say(SENTENCE);
      if (!rig.isLive) void utterance.end();
      await utterance.mustFail(reason);
    }
  },

  async 'tells of an error on the other side, and not in its words'(rig) {
    await rig.behave({ kind: 'error', afterMs: 600 });
    const utterance = new RiggedUtterance(rig);
    utterance.say(SENTENCE);
    if (!rig.isLive) void utterance.end();
    await utterance.mustFail('fault');
  },

  async 'waits for last words that come late'(rig) {
    await rig.behave({ kind: 'late', delayMs: 400 });
    const utterance = new RiggedUtterance(rig);
    utterance.hear(silence(LAST_WORD_ALONE_MS));
    utterance.say(SENTENCE);
    await utterance.end();
    utterance.mustHaveHeard(SENTENCE);
  },

  async 'does not wait for last words for ever'(rig) {
    await rig.behave({ kind: 'late', delayMs: 60_000 });
    const utterance = new RiggedUtterance(rig, { lastWordsMs: HASTY_MS });
    utterance.hear(silence(LAST_WORD_ALONE_MS));
    utterance.say(SENTENCE);
    await utterance.end();
    await utterance.mustFail('timeout');
  },

  async 'keeps an idle connection alive with silence that is in nobody’s count'(rig) {
    const utterance = new RiggedUtterance(rig, { silenceMs: 400 });
    utterance.say(SENTENCE);
    const saidMs = utterance.heardMs;
    const heardMs = async () => ((await rig.calls())[0]?.sound.length ?? 0) / BYTES_A_MS;
    const isKeptAlive = async () => (await heardMs()) > saidMs + MUCH_SILENCE_MS;
    if (rig.isLive) await until(isKeptAlive, 'It sends no silence', KEPT_ALIVE_WITHIN_MS);
    utterance.say(SECOND);
    await utterance.end();
    must(utterance.failures.length === 0, 'The connection died');
    must(utterance.settledTexts.join(' ') === `${SENTENCE} ${SECOND}`, `It heard ${utterance.settledTexts.join()}`);
    if (!rig.isLive) return;
    must(utterance.reaches[0] === saidMs, `It reaches to ${utterance.reaches[0]} of ${saidMs}`);
    must(utterance.reaches.at(-1) === utterance.heardMs, 'It does not reach to the end');
    const [call] = await rig.calls();
    const allowed = ['{"type":"ForceEndTurn"}', '{"type":"CloseStream"}'];
    must(call?.messages.every((message) => allowed.includes(message)) === true, 'It sends other messages');
  },
};

const equal = (a: Uint8Array, b: Uint8Array) => a.length === b.length && a.every((byte, i) => byte === b[i]);
