import type { Chance } from './chance.ts';
import type { Asked } from './choose-asked.ts';
import type { FamilyQuestion } from './knowledge/family.ts';
import { saidAs, writtenAs } from './knowledge/spelling.ts';
import type { ReadingWithBank } from './reading-with-bank.ts';

/** A question of the trade about a tool that the posting names. */
export interface ToolQuestion {
  pattern: FamilyQuestion;
  about: Asked;
}

/** How much the seed may lift one tool over a weightier one. */
const CHANCE_WEIGHT = 1;

/** The tools that a posting names and that its trade has a question for, the weightiest first. */
export function chooseTools({ skills, toolBank, isSure }: ReadingWithBank, chance: Chance) {
  const open = (isSure ? skills : [])
    .filter(({ isWritten, isWhole }) => isWritten && isWhole)
    .flatMap(({ name, weight }) =>
      chance
        .shuffled(toolBank, ({ text }) => text)
        .flatMap((pattern): (ToolQuestion & { weight: number })[] => {
          const tool = pattern.tools?.find((one) => writtenAs(one) === name);
          if (!tool) return [];
          const about: Asked = { name: saidAs(tool), kind: 'tool', from: name, isOwn: true, stands: 'whole' };
          return [{ pattern, about, weight: weight + CHANCE_WEIGHT * chance.of(name) }];
        }),
    )
    .sort((a, b) => b.weight - a.weight);
  return {
    asked: 0,
    /** Takes the first that can be asked, and with it all that ask the same way or about the same tool. */
    take(isAsked: (question: ToolQuestion) => boolean): boolean {
      const at = open.findIndex(isAsked);
      const [taken] = at === -1 ? [] : open.splice(at, 1);
      if (!taken) return false;
      this.asked++;
      const others = open.filter(
        ({ pattern, about }) => pattern.text !== taken.pattern.text && about.name !== taken.about.name,
      );
      open.splice(0, open.length, ...others);
      return true;
    },
  };
}
