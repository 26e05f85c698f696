import { expectNoFindings } from '#tests/support/axe.ts';
import { finishInterview } from '#tests/support/finished-interview.ts';
import { createInterview } from '#tests/support/interview-steps.ts';
import { expect, test } from '#tests/support/product-test.ts';
import { signUp } from '#tests/support/signed-up.ts';

const HESITANT =
  'Yeah, so, basically I measured the queries, um, found two missing indexes and basically rewrote the worst query. As a result the response time dropped by 60 percent.';

test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });

test('in colours that somebody chose for everything, focus, marks and the stage can be seen', async ({ page }) => {
  /** What a style comes to there, of an element or what stands before it. */
  const styleOf = (selector: string, name: string, before = '') =>
    page
      .locator(selector)
      .first()
      .evaluate(
        (element, [property = '', pseudo]) => getComputedStyle(element, pseudo || null).getPropertyValue(property),
        [name, before],
      );
  /** As the one who chose them has text, and what it stands on, in that part of the page. */
  const chosen = (within = 'body') =>
    page
      .locator(within)
      .first()
      .evaluate((part) => {
        const plain = part.appendChild(document.createElement('p'));
        Object.assign(plain.style, { color: 'CanvasText', backgroundColor: 'Canvas' });
        const { color: text, backgroundColor: paper } = getComputedStyle(plain);
        plain.remove();
        return { text, paper };
      });
  await signUp(page.request);
  const interviewId = await finishInterview(page.request, HESITANT);

  await test.step('the ring of what has the focus', async () => {
    await page.goto('/home');
    await page.getByLabel('Job Description').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await styleOf(':focus-visible', 'outline-style')).toBe('solid');
    expect(await styleOf(':focus-visible', 'outline-color')).not.toBe((await chosen()).paper);
    await expectNoFindings(page);
  });

  await test.step('marks in an answer, and which axis they are of', async () => {
    await page.goto(`/results/${interviewId}/question-analysis/1`);
    await page.getByRole('radio', { name: 'Conciseness' }).check();
    expect(await styleOf('[data-tone]', 'border-bottom-style')).toBe('solid');
    expect(await styleOf('[data-tone]', 'border-bottom-color')).toBe((await chosen()).text);
    expect(await styleOf('input:checked + span', 'text-decoration-line')).toBe('underline');
    await expectNoFindings(page);
  });

  await test.step('interviewer, ring and arc on the stage', async () => {
    await createInterview(page);
    // Who had an interview before needs no explanation.
    await page.getByRole('button', { name: 'Start Interview' }).click();
    await page.locator('[data-part="caption"]').waitFor();
    const { text, paper } = await chosen('main');
    expect(text).not.toBe(paper);
    expect(await styleOf('[data-part="pause-arc"] > :last-child', 'stroke')).toBe(text);
    for (const canvas of await page.locator('canvas').all())
      expect(await canvas.evaluate((element) => getComputedStyle(element).color)).not.toBe(paper);
    expect(await styleOf('[data-part="status"]', 'color')).not.toBe(paper);
    expect(await styleOf('[data-dot="now"]', 'background-image')).toContain('gradient');
    await expectNoFindings(page);
  });
});
