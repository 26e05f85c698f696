import { AXES, type Axis } from '#contract/words.ts';
import { count, isRecord, type Loose, records, text } from '#domain/answers/loose-json.ts';
import type { ReportQuestion, ReportResponse } from './report.ts';

type ToldPart = NonNullable<ReportQuestion['told']>[number];

/**
 * What was told, by parts. A part whose words are not where it says is left out: it is told, so that it must not look
 * as if it were missing.
 */
export function readTold(stored: unknown, responses: readonly ReportResponse[]): Pick<ReportQuestion, 'told'> {
  return Array.isArray(stored) ? { told: records(stored).flatMap((part) => readPart(part, responses)) } : {};
}

function readPart(stored: Loose, responses: readonly ReportResponse[]): ToldPart[] {
  const label = text(stored.label);
  const isTold = isRecord(stored.place);
  const place = isTold ? readPlace(stored.place as Loose, responses) : undefined;
  if (label === '' || (isTold && !place)) return [];
  return [
    {
      label,
      ...(place ? { place } : {}),
      ...(text(stored.asks) ? { asks: text(stored.asks) } : {}),
      ...(Array.isArray(stored.costs) ? { costs: readByAxis(stored.costs, 'points') } : {}),
      ...(text(stored.note) ? { note: text(stored.note) } : {}),
    },
  ];
}

function readPlace(stored: Loose, responses: readonly ReportResponse[]): ToldPart['place'] {
  const place = {
    response_number: count(stored.response_number),
    start_char: count(stored.start_char),
    end_char: count(stored.end_char),
  };
  const answer = responses.find((each) => each.response_number === place.response_number)?.answer ?? '';
  const isThere = place.end_char <= answer.length && answer.slice(place.start_char, place.end_char).trim() !== '';
  return isThere ? place : undefined;
}

/** Points by axis, under the name that they are stored by. */
export const readByAxis = <K extends string>(stored: unknown, name: K): ({ axis: Axis } & Record<K, number>)[] =>
  records(stored).flatMap((item) => {
    const axis = AXES.find((each) => each === item.axis);
    const points = Math.min(100, count(item[name]));
    return axis && points > 0 ? [{ axis, [name]: points } as { axis: Axis } & Record<K, number>] : [];
  });
