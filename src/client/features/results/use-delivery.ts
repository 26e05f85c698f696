import { useEffect, useState } from 'react';
import { readCall } from '#client/api/call-api.ts';
import { type Delivery, deliveryOf, type MeasuredAnswer, readMeasuredAnswers } from '#domain/results/delivery.ts';
import type { Report } from '#domain/results/report.ts';

const LIMIT_MS = 15_000;

/** How the answers of a report were spoken; undefined where nothing was measured, or as long as it is not told. */
export function useDelivery(report: Report): Delivery | undefined {
  const { interview_id: id } = report;
  const [measured, setMeasured] = useState<readonly MeasuredAnswer[]>([]);
  useEffect(() => {
    setMeasured([]);
    if (id === '') return;
    const left = new AbortController();
    const signal = AbortSignal.any([left.signal, AbortSignal.timeout(LIMIT_MS)]);
    readCall('GET /api/speech-metrics/interview/:id', { params: { id }, query: {}, signal }, readMeasuredAnswers)
      .then((answers) => !left.signal.aborted && setMeasured(answers))
      .catch(() => undefined);
    return () => left.abort();
  }, [id]);
  return deliveryOf(report, measured);
}
