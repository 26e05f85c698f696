import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { TUTORIAL_STEPS } from '#client/features/interview/tutorial-steps.tsx';
import { wordsOf } from './support/render-page.ts';

const stepsFor = (isTyped: boolean) =>
  TUTORIAL_STEPS.map(({ title, Body }) => `${title} ${wordsOf(renderToString(createElement(Body, { isTyped })))}`);

describe('the explanation before an interview', () => {
  it.each([true, false])('has its four steps and their names, typed %s', (isTyped) => {
    const steps = stepsFor(isTyped);
    expect(steps.map((step) => step.slice(0, 7))).toEqual(['Welcome', 'Status ', 'The spa', 'Camera ']);
    for (const state of ['Interviewer speaking', 'Processing', 'Listening']) expect(steps[1]).toContain(state);
    expect(steps[2]).toContain('The space bar ends an answer early');
  });

  it('tells who speaks how an answer ends', () => {
    const [welcome, , space] = stepsFor(false);
    expect(welcome).toContain('you answer aloud when the question ends');
    expect(space).toContain('ends by itself after 8 seconds of silence');
  });

  it('offers in its last step how patient the interviewer is, to who speaks', () => {
    expect(stepsFor(false).at(-1)).toContain('Patience Take your time Natural Brisk Waits through long pauses.');
    expect(stepsFor(true).at(-1)).not.toContain('Patience');
  });

  it('tells who will type what they will do, and nothing of silence', () => {
    const [welcome, states, space] = stepsFor(true);
    expect(welcome).toContain('you type your answer when the question ends');
    expect(states).toContain('To type, wait for “Your turn”.');
    expect(space).toContain('Ctrl + Enter sends your answer.');
    expect(stepsFor(true).join(' ')).not.toMatch(/silence|aloud, and you answer|your own voice|try/);
  });
});
