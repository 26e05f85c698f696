import { describe, expect, it } from 'vitest';
import { FOLLOW_UPS } from '#domain/interview/follow-ups.ts';
import { isEnglish } from '#domain/model-text/is-english.ts';
import { PROBE_WORDS } from '#domain/probes/probe-words.ts';

describe('English', () => {
  const own = [
    ...Object.values(FOLLOW_UPS).flatMap((asks) => Object.values(asks).flat()),
    ...Object.values(PROBE_WORDS).flatMap(({ asks }) => asks),
  ];

  it('is every way in which the built-in engine asks', () => {
    expect(own.filter((ask) => !isEnglish(ask))).toEqual([]);
  });

  it('is also what is made of a trade’s words, where these were said in English', () => {
    const ask = 'Which Kubernetes ingress controller misrouted Saturday traffic?';
    expect(isEnglish(ask)).toBe(false);
    expect(isEnglish(ask, ['The ingress controller of our Kubernetes misrouted all of the traffic on Saturday.'])).toBe(
      true,
    );
  });

  it.each([
    ['Was haben Sie dann getan?'],
    ['Und wie ging es am Ende mit dem Kunden aus?'],
    ["Qu'est-ce que vous avez fait ensuite ?"],
    ['¿Cómo terminó todo al final?'],
    ['Me puede decir por que no?'],
    ['Che cosa ha fatto lei in quel momento?'],
    ['Wat heeft u daarna gedaan?'],
    ['O que você fez depois?'],
    ['Co pan wtedy zrobił?'],
    ['Vad gjorde du sedan?'],
    ['Що ви зробили потім?'],
    ['What did you do, と聞きました?'],
  ])('is not: %s', (text) => {
    expect(isEnglish(text)).toBe(false);
  });
});
