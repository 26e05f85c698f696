import { array, assert, constantFrom, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { missingEntries } from '#domain/transcript/missing-entries.ts';

const entry = (id: string, speaker: 'ai' | 'human', text: string, question = 1) => ({
  id,
  speaker,
  text,
  questionIndex: question - 1,
});

const KNOWN = [entry('a', 'ai', 'Why?'), entry('b', 'human', 'Because.'), entry('c', 'human', 'Because.', 2)];

describe('what a transcript lacks', () => {
  it('is nothing of a known id, even when its text differs', () => {
    expect(missingEntries(KNOWN, [{ id: 'b', speaker: 'User', text: 'Something else.' }])).toEqual([]);
  });

  it('is what is new, in order, with all that it says and speakers in the wire’s words', () => {
    const incoming = [
      { id: 'd', speaker: 'AI', text: 'And then?', isFollowUp: true },
      { id: 'e', speaker: 'User', text: 'I left.', isFollowupAnswer: true, transitionTo: 'next_question' },
    ];
    expect(missingEntries(KNOWN, incoming)).toEqual([
      { ...incoming[0], speaker: 'ai' },
      { ...incoming[1], speaker: 'human' },
    ]);
  });

  it('matches entries without a known id by question, speaker and text, each stored one once', () => {
    const again = { speaker: 'User', text: 'Because.', questionNumber: 2 };
    expect(missingEntries(KNOWN, [again])).toEqual([]);
    expect(missingEntries(KNOWN, [again, again])).toEqual([{ ...again, speaker: 'human' }]);
    expect(missingEntries(KNOWN, [{ ...again, questionNumber: 3 }])).toHaveLength(1);
    expect(missingEntries(KNOWN, [{ ...again, speaker: 'AI' }])).toHaveLength(1);
  });

  it('lets an entry with a known id keep its own match', () => {
    const incoming = [
      { speaker: 'human', text: 'Because.', current_question: 1 },
      { id: 'b', speaker: 'human', text: 'Because.', current_question: 1 },
    ];
    expect(missingEntries(KNOWN, incoming)).toHaveLength(1);
  });

  it('holds no blank entry', () => {
    expect(missingEntries(KNOWN, [{ id: 'z', speaker: 'User', text: '  ' }])).toEqual([]);
  });

  it('holds nothing that is known and no id twice, and is empty once it was taken in', () => {
    const anyEntry = record({
      id: constantFrom('a', 'b', 'x', 'y'),
      speaker: constantFrom('AI', 'User', 'ai', 'human'),
      text: constantFrom('Why?', 'Because.', 'New.', ' '),
      current_question: constantFrom(1, 2, 3),
    });
    return assert(
      property(array(anyEntry, { maxLength: 8 }), (incoming) => {
        const added = missingEntries(KNOWN, incoming).map(({ id, speaker, text, current_question }) =>
          entry(id, speaker, text, current_question),
        );
        const grown = [...KNOWN, ...added];
        expect(new Set(grown.map(({ id }) => id)).size).toBe(grown.length);
        expect(missingEntries(grown, incoming)).toEqual([]);
      }),
    );
  });
});
