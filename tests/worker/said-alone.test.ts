import { afterEach, describe, expect, it } from 'vitest';
import { equip } from './support/equipment.ts';
import { LINEAR_16K, openRealtime } from './support/realtime.ts';
import { ScriptedRecogniser, tapeOf } from './support/scripted-recogniser.ts';
import { ScriptedVoice } from './support/scripted-voice.ts';
import { openTts } from './support/tts.ts';
import { Visitor } from './support/visitor.ts';

afterEach(() => equip({}));

interface Talk {
  question: string;
  /** Says something and is answered. */
  say(text: string): Promise<{ text: string; staysHere: boolean }>;
}

/** As the call has it, of words that were transcribed. */
async function talkByCalls(): Promise<Talk> {
  const guest = new Visitor();
  const id = await guest.startInterview();
  return {
    question: await firstQuestion(guest, id),
    say: async (text) => {
      const { response, is_follow_up } = (await guest.answer(id, text)).body.parsed;
      return { text: response, staysHere: is_follow_up };
    },
  };
}

/** Over both sockets, heard while it is said. */
async function talkOverSockets(): Promise<Talk> {
  let saying = '';
  const recogniser = new ScriptedRecogniser(() => saying);
  equip({ recogniser: () => recogniser, voice: async () => new ScriptedVoice() });
  const guest = new Visitor();
  const id = await guest.startInterview();
  const realtime = await openRealtime(guest, id);
  const tts = await openTts(guest, id);
  let turn = 0;
  return {
    question: await firstQuestion(guest, id),
    say: async (text) => {
      saying = text;
      const utterance = `ans_${turn++}`;
      realtime.send({ type: 'config', audio: LINEAR_16K, enable_partials: false, utterance });
      realtime.sound(tapeOf([1]));
      realtime.send({ type: 'end_utterance' });
      expect(await realtime.next()).toMatchObject({ type: 'final', text });
      tts.send({ type: 'start', interviewId: id, userText: text, entryId: utterance });
      const { reply } = await tts.hear();
      return { text: String(reply?.text), staysHere: reply?.is_follow_up === true };
    },
  };
}

const firstQuestion = async (guest: Visitor, id: string): Promise<string> =>
  (await guest.call('GET', `/api/interview/${id}`)).body.data.questions[0].text;

/** The end of a question, as it is put again: what leads to it may be left out. */
const asked = (question: string) => question.split(' ').slice(-4).join(' ');

describe.each([
  ['by calls', talkByCalls],
  ['over sockets', talkOverSockets],
])('what is said alone, without a hand, %s', (_how, begin) => {
  it('"repeat" has the question again, and "go on" and "I am done" leave it once they are said again', async () => {
    for (const leaving of ['go on', 'I am done']) {
      const talk = await begin();
      const repeated = await talk.say('repeat');
      expect(repeated.staysHere).toBe(true);
      expect(repeated.text).toContain(asked(talk.question));
      const warned = await talk.say(leaving);
      expect(warned.staysHere).toBe(true);
      expect((await talk.say(leaving)).staysHere).toBe(false);
    }
  });

  it.each(['go on', 'I am done'])('"%s" behind an answer leaves the question at once', async (leaving) => {
    const talk = await begin();
    const { staysHere } = await talk.say('I rang the driver and turned him round.');
    expect(staysHere).toBe(true);
    expect((await talk.say(leaving)).staysHere).toBe(false);
  });
});
