import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { HeardCaption, lastSentence } from '#client/features/interview/heard-caption.tsx';

const shown = (settled: string, unsettled: string, isLive = true) =>
  renderToStaticMarkup(createElement(HeardCaption, { words: { settled, unsettled }, isLive }));

describe('the words as they are heard', () => {
  it('stand in two inks: those that may still change apart from the others', () => {
    const html = shown('I led a team.', 'Of fi');
    expect(html).toMatch(/>I led a team\. <span data-part="unsettled">Of fi<\/span><\/p>/);
    expect(shown('', 'I le')).toMatch(/><span data-part="unsettled">I le<\/span>/);
    expect(shown('I led.', '')).not.toContain('unsettled');
  });

  it('show where the next word comes while more may come', () => {
    expect(shown('I led.', '')).toContain('data-live');
    expect(shown('I led.', '', false)).not.toContain('data-live');
    expect(shown('', '')).not.toContain('data-part="heard"');
  });

  it('are told to a screen reader by the whole sentence, politely, and not word by word', () => {
    const told = (settled: string, unsettled: string) =>
      /<p[^>]* aria-live="polite"[^>]*>([^<]*)<\/p>/.exec(shown(settled, unsettled))?.[1];
    expect(told('I led a te', 'am')).toBe('');
    expect(told('I led a team. Of', 'five')).toBe('I led a team.');
    expect(told('I led a team. Of 3.5 people.', 'And')).toBe('Of 3.5 people.');
    expect(shown('I led a team.', '').match(/aria-live/g)).toHaveLength(1);
  });

  it.each([
    ['', ''],
    ['No end', ''],
    ['One. Two! Three', 'Two!'],
  ])('of %j is told %j', (text, sentence) => expect(lastSentence(text)).toBe(sentence));
});
