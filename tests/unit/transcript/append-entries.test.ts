import { array, assert, constantFrom, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TranscriptEntry } from '#contract/interview.ts';
import { appendEntries } from '#domain/transcript/append-entries.ts';

const entry = (id: string, speaker: 'ai' | 'human', text: string, question = 1): TranscriptEntry => ({
  id,
  speaker,
  text,
  current_question: question,
});

const KNOWN = [entry('a', 'ai', 'Why?'), entry('b', 'human', 'Because.'), entry('c', 'human', 'Because.', 2)];

describe('appending to a transcript', () => {
  it('is a no-op for a known id, even when its text differs', () => {
    expect(appendEntries(KNOWN, [{ id: 'b', speaker: 'User', text: 'Something else.' }], 2)).toBe(KNOWN);
  });

  it('appends what is new, in order and in the wire’s words', () => {
    const incoming = [
      { id: 'd', speaker: 'AI', text: 'And then?', isFollowUp: true },
      { id: 'e', speaker: 'User', text: 'I left.', isFollowupAnswer: true, transitionTo: 'next_question' },
    ];
    expect(appendEntries(KNOWN, incoming, 2).slice(3)).toEqual([
      { ...entry('d', 'ai', 'And then?', 2), isFollowup: true, isFollowupAnswer: false },
      {
        ...entry('e', 'human', 'I left.', 2),
        isFollowup: false,
        isFollowupAnswer: true,
        transitionTo: 'next_question',
      },
    ]);
  });

  it('matches entries without a known id by question, speaker and text, each stored one once', () => {
    const again = { speaker: 'User', text: 'Because.', questionNumber: 2 };
    expect(appendEntries(KNOWN, [again], 2)).toBe(KNOWN);
    expect(appendEntries(KNOWN, [again, again], 2, ['new']).at(-1)).toMatchObject({ id: 'new', current_question: 2 });
    expect(appendEntries(KNOWN, [{ ...again, questionNumber: 3 }], 2, ['new'])).toHaveLength(4);
    expect(appendEntries(KNOWN, [{ ...again, speaker: 'AI' }], 2, ['new'])).toHaveLength(4);
  });

  it('lets an entry with a known id keep its own match', () => {
    const incoming = [
      { speaker: 'human', text: 'Because.', current_question: 1 },
      { id: 'b', speaker: 'human', text: 'Because.', current_question: 1 },
    ];
    expect(appendEntries(KNOWN, incoming, 1, ['new'])).toHaveLength(4);
  });

  it('takes no blank entry', () => {
    expect(appendEntries(KNOWN, [{ id: 'z', speaker: 'User', text: '  ' }], 1)).toBe(KNOWN);
  });

  it('never shrinks, never changes what is known, and takes the same words in only once', () => {
    const anyEntry = record({
      id: constantFrom('a', 'b', 'x', 'y'),
      speaker: constantFrom('AI', 'User', 'ai', 'human'),
      text: constantFrom('Why?', 'Because.', 'New.', ' '),
      current_question: constantFrom(1, 2, 3),
    });
    assert(
      property(array(anyEntry, { maxLength: 8 }), (incoming) => {
        const grown = appendEntries(KNOWN, incoming, 1);
        expect(grown.slice(0, KNOWN.length)).toEqual(KNOWN);
        expect(new Set(grown.map(({ id }) => id)).size).toBe(grown.length);
        expect(appendEntries(grown, incoming, 1)).toBe(grown);
      }),
    );
  });
});
