import { type Activity, AXES } from './axes.ts';
import { countWords } from './count-words.ts';

/** How the last interview went against the one before, after its score: 'in your last interview, 4 more than …'. */
export function comparedWords(last: Activity, before: Activity): string {
  const more = last.score - before.score;
  const against =
    more === 0
      ? 'as many as in the one before'
      : `${Math.abs(more)} ${more > 0 ? 'more' : 'fewer'} than in the one before`;
  const changes = AXES.filter(({ of }) => last[of] >= 0 && before[of] >= 0).map(({ of }) => last[of] - before[of]);
  const up = changes.filter((change) => change > 0).length;
  const down = changes.filter((change) => change < 0).length;
  return `in your last interview, ${against}. ${axisWords(up, down, changes.length)}`.trim();
}

function axisWords(up: number, down: number, all: number): string {
  if (all === 0) return '';
  if (up === all) return 'Every axis went up.';
  if (down === all) return 'Every axis went down.';
  if (up === 0 && down === 0) return 'No axis changed.';
  const parts = [
    up > 0 && `${countWords(up, 'axis', 'axes')} went up`,
    down > 0 && `${countWords(down, 'axis', 'axes')} went down`,
  ];
  const sentence = parts.filter(Boolean).join(' and ');
  return `${sentence}.`;
}
