import { expect, it } from 'vitest';
import { pointsWords, rowPoints } from '#client/features/results/points-words.ts';
import type { Finding } from '#domain/results/finding.ts';

const PLACE = { response: 0, start: 0, end: 2 };
const finding = (points: number, max = 0, places = [PLACE]): Finding => ({
  axis: 'conciseness',
  label: 'Filler words',
  points,
  max,
  tone: 'yellow',
  reason: '',
  suggestion: '',
  places,
});

it('a finding is told with its points, and without any where its report has none', () => {
  expect(pointsWords(finding(1))).toBe('−1 point');
  expect(pointsWords(finding(5, 0, [PLACE, PLACE]))).toBe('−5 points in 2 places');
  expect(pointsWords(finding(12, 15))).toBe('12 of 15 points');
  expect(pointsWords(finding(0, 15))).toBe('0 of 15 points');
  expect(pointsWords(finding(0))).toBe('');
  expect([finding(3), finding(0), finding(3, 15)].map(rowPoints)).toEqual(['−3', '0', '3']);
});
