import {
  LAST_WORD_ALONE_MS,
  must,
  type RecogniserRig,
  RiggedUtterance,
  SENTENCE,
  until,
  wait,
} from './rigged-utterance.ts';
import { silence } from './tone-words.ts';

/** What a recogniser must do besides that hears while it is spoken. */
export const LIVE_RECOGNISER_RULES: Record<string, (rig: RecogniserRig) => Promise<void>> = {
  async 'passes over what it cannot read between answers'(rig) {
    await rig.behave({ kind: 'garbage' });
    const utterance = new RiggedUtterance(rig);
    utterance.say(SENTENCE);
    await utterance.end();
    utterance.mustHaveHeard(SENTENCE);
  },

  async 'is content with a server that has told everything and does not hang up'(rig) {
    await rig.behave({ kind: 'never close' });
    const utterance = new RiggedUtterance(rig, { lastWordsMs: 4_000 });
    utterance.hear(silence(LAST_WORD_ALONE_MS));
    utterance.say(SENTENCE);
    await utterance.end();
    utterance.mustHaveHeard(SENTENCE);
    await until(async () => (await rig.calls()).every(({ isOpen }) => !isOpen), 'The connection stays');
  },

  async 'keeps the words of a turn that ends without repeating them'(rig) {
    await rig.behave({ kind: 'blank end' });
    const utterance = new RiggedUtterance(rig);
    utterance.say(SENTENCE);
    utterance.hear(silence(1_500));
    await utterance.until(() => utterance.settledTexts.length > 0, 'They are lost');
    await utterance.end();
    utterance.mustHaveHeard(SENTENCE);
  },

  async 'holds no more sound than it may'(rig) {
    for (const kind of ['hang', 'deaf'] as const) {
      await rig.behave({ kind });
      const utterance = new RiggedUtterance(rig, { behindMs: 2_000 });
      for (let i = 0; i < 30 && utterance.failures.length === 0; i++) {
        utterance.hear(silence(100));
        must(utterance.listening.waitingBytes <= 64_000, 'It holds more');
        const isCounted = kind === 'deaf' || i >= 20 || utterance.listening.waitingBytes > i * 3_000;
        must(isCounted, 'It holds some that it does not count');
        if (kind === 'deaf') await wait(20);
      }
      await utterance.mustFail('timeout');
    }
  },
};
