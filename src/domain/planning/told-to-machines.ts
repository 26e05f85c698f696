import { mayAddressModel, startOfTalkToGrader } from '#domain/scoring/to-the-grader.ts';
import type { PostingText } from './posting-text.ts';
import { foldText } from './term-index.ts';

/** A key and its value, braces, signs that nobody sees, the name of a side of a talk with a model: what no sentence for people has. */
const DATA = /["'][\w ]{1,40}["'] ?:|[{}\p{Cf}]|^[^\p{L}]*(?:system|assistant|user) ?:/iu;

/** Whether a sentence of a posting speaks to a machine: as data, or by orders. */
export const isForMachines = (sentence: string): boolean =>
  DATA.test(sentence) || startOfTalkToGrader(sentence) !== undefined || mayAddressModel(sentence);

/** Tells whether a name stands in a posting only where it speaks to a machine: in data, or in orders. */
export function namedToMachines({ sentences }: PostingText): (name: string) => boolean {
  const fold = (some: readonly string[]) => some.map((sentence) => ` ${foldText(sentence)} `).join('\n');
  const toMachines = fold(sentences.filter(isForMachines));
  const toPeople = fold(sentences.filter((sentence) => !isForMachines(sentence)));
  return (name) => {
    const plain = ` ${foldText(name)} `;
    return toMachines.includes(plain) && !toPeople.includes(plain);
  };
}
