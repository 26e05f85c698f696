import { Chance } from '#domain/planning/chance.ts';
import { ordinarySlips } from './ordinary-slips.ts';
import type { Figure, PlayedPurpose } from './played-case.ts';
import { PlayedModel, type Slip } from './played-model.ts';
import type { Recording } from './recording.ts';

/** So many times the slips are drawn anew; what is printed is the mean. */
const ROUNDS = 6;

export interface Column {
  title: string;
  figures: readonly Figure[];
}

export interface Replayed {
  columns: Column[];
  played: number;
  /** Cases that are asked by another prompt than their answers were given to, or with other data. */
  old: number;
  otherData: number;
  /** Calls a case, and tokens a call, as recorded. */
  cost: { calls: number; tokensIn: number; tokensOut: number };
}

/** A recording through the product's own path, whole and with an ordinary model's slips, beside the built-in engine. */
export async function replay<T>(purpose: PlayedPurpose<T>, { cases }: Recording, rounds = ROUNDS): Promise<Replayed> {
  const embedded = await purpose.embedded();
  const kept = purpose.cases.flatMap((item, i) => {
    const recorded = cases[item.id];
    const beside = embedded[i];
    return recorded && beside !== undefined ? [{ item, recorded, beside }] : [];
  });
  const play = async (slipOf: (id: string) => Slip | undefined) => {
    const outcomes: T[] = [];
    const models: PlayedModel[] = [];
    for (const { item, recorded } of kept) {
      const model = new PlayedModel(recorded, slipOf(item.id));
      outcomes.push(await item.ask(model));
      models.push(model);
    }
    return { figures: purpose.measure(outcomes), models };
  };
  const whole = await play(() => undefined);
  const slipped: Figure[][] = [];
  for (let seed = 1; seed <= rounds; seed++)
    slipped.push((await play((id) => ordinarySlips(new Chance(seed, id), purpose.slips))).figures);
  const columns = [
    { title: 'built in', figures: purpose.measure(kept.map(({ beside }) => beside)) },
    { title: 'as recorded', figures: whole.figures },
    { title: 'with slips', figures: meanOf(slipped) },
  ];
  const count = (holds: (model: PlayedModel) => boolean) => whole.models.filter(holds).length;
  const sum = (of: keyof PlayedModel['spent']) => whole.models.reduce((total, { spent }) => total + spent[of], 0);
  const calls = sum('calls');
  return {
    columns,
    played: kept.length,
    old: count(({ isOld }) => isOld),
    otherData: count(({ hasOtherData }) => hasOtherData),
    cost: { calls: calls / kept.length, tokensIn: sum('tokensIn') / calls, tokensOut: sum('tokensOut') / calls },
  };
}

function meanOf(rounds: readonly (readonly Figure[])[]): Figure[] {
  const names = [...new Set(rounds.flatMap((figures) => figures.map(({ name }) => name)))];
  return names.flatMap((name) => {
    const each = rounds.map((figures) => figures.find((figure) => figure.name === name));
    const first = each.find((figure) => figure !== undefined);
    if (!first) return [];
    const values = each.map((figure) => (figure ? figure.value : first.as === 'count' ? 0 : undefined));
    const counted = values.filter((value) => value !== undefined);
    const value = counted.length === 0 ? undefined : counted.reduce((sum, one) => sum + one, 0) / counted.length;
    return [{ ...first, value }];
  });
}

/** The columns side by side, in markdown. */
export function writeTable(title: string, columns: readonly Column[]): string {
  const names = [...new Set(columns.flatMap(({ figures }) => figures.map(({ name }) => name)))];
  const rows = names.map((name) => [
    name,
    ...columns.map(({ figures }) => writeFigure(figures.find((figure) => figure.name === name))),
  ]);
  const head = [title, ...columns.map((column) => column.title)];
  const widths = head.map((_, i) => Math.max(...[head, ...rows].map((row) => row[i]?.length ?? 0), 3));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join(' | ')} |`;
  const rule = `| ${widths.map((width, i) => (i === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}

function writeFigure(figure: Figure | undefined): string {
  if (figure?.value === undefined) return '';
  if (figure.as === 'share') return `${(100 * figure.value).toFixed(0)} %`;
  if (figure.as === 'correlation') return figure.value.toFixed(2);
  if (figure.as === 'points') return `${figure.value > 0 ? '+' : ''}${figure.value.toFixed(1)}`;
  return Number.isInteger(figure.value) ? String(figure.value) : figure.value.toFixed(1);
}
