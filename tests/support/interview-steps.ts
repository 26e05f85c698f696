import { expect, type Page } from '@playwright/test';

export const POSTING =
  'Senior Software Engineer - Acme Corp\nYou will own our order service. We need Python, SQL and Docker.';

/** An answer with everything that an interviewer asks after. */
export const FULL_ANSWER =
  'Last year our order service was slow at peak times. I had to bring the response time down before the December sale. I measured the queries, found two missing indexes and rewrote the worst query, and then I load tested it with 500 users. As a result the response time dropped by 60 percent and we had no outage.';

/** From the form to the ready page, with the shortest interview. */
export async function createInterview(page: Page): Promise<void> {
  await page.goto('/home');
  await expect(page.getByRole('heading', { name: 'Ready to Interview?' })).toBeVisible();
  await page.getByLabel('Job Description').fill(POSTING);
  await page.getByText('10min').click();
  await page.getByRole('button', { name: 'Create Mock Interview' }).click();
}

/** Onto the stage of an interview that was begun by the product's own calls, for tests about what comes after that. */
export async function openStage(page: Page, length = '10min'): Promise<void> {
  const started = await page.request.post('/api/webhook/initialize', {
    data: { start: true, description: POSTING, client_ts: Date.now(), length, interviewType: 'normal' },
  });
  const { interview_id: interviewId } = await started.json();
  // As the form leaves it, once: what a later page finds is its own affair.
  const handed = await page.addInitScript(
    (stored) => localStorage.setItem('tempInterviewData', stored),
    JSON.stringify({ interviewId }),
  );
  await page.goto('/interview');
  await handed.dispose();
  await leaveTutorial(page);
}

/** From the ready page through the explanation to the stage. */
export async function enterInterview(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start Interview' }).click();
  await leaveTutorial(page);
}

export async function leaveTutorial(page: Page): Promise<void> {
  // The page before has a button of that name too, and stays until camera and microphone are open.
  const explanation = page.getByRole('dialog');
  for (let steps = 0; steps < 3; steps++) await explanation.getByRole('button', { name: 'Next' }).click();
  await explanation.getByRole('button', { name: "I'm Ready" }).click();
}

/** Opens the field to type in, where it does not open by itself because nobody can hear here. */
export async function chooseTyping(page: Page): Promise<void> {
  const field = page.getByLabel('Your answer');
  await expect(async () => {
    if (!(await field.isVisible())) await page.getByRole('button', { name: 'Type instead' }).click({ timeout: 1_000 });
    await expect(field).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
}

/** Types an answer when the turn has come, and waits until it is kept. */
export async function typeAnswer(page: Page, text: string): Promise<void> {
  const field = page.getByLabel('Your answer');
  await field.fill(text);
  await page.getByText('Ctrl and Enter sends it too.').waitFor({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Send answer' }).click();
  // After the last answer the field goes with the stage.
  const isTaken = () => !(document.querySelector<HTMLTextAreaElement>('#answer')?.value ?? '');
  await page.waitForFunction(isTaken, undefined, { timeout: 60_000 });
}

/** The candidate's answers, as the server has them. */
export async function answersOf(page: Page): Promise<string[]> {
  const id = await page.evaluate(() => JSON.parse(sessionStorage.getItem('tempInterviewData') ?? '{}').interviewId);
  const { data } = await (await page.request.get(`/api/transcript/full/${id}`)).json();
  const entries: { speaker: string; text: string }[] = data.entries;
  return entries.filter(({ speaker }) => speaker === 'human').map(({ text }) => text);
}

/** Answers whatever is asked until the interview ends. Tells how many answers that took. */
export async function answerEverything(page: Page): Promise<number> {
  await chooseTyping(page);
  for (let answers = 0; ; answers++) {
    const myTurn = page.getByText('Ctrl and Enter sends it too.');
    const over = page.getByText('Interview Complete!').or(page.getByText('Interview Report'));
    await expect(myTurn.or(over)).toBeVisible({ timeout: 60_000 });
    if (await over.isVisible()) return answers;
    await typeAnswer(page, `${FULL_ANSWER} Answer ${answers}.`);
  }
}

export async function expectReport(page: Page): Promise<void> {
  await expect(page.getByText('Interview Report')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('img', { name: /^Overall score: \d+ out of 100$/ })).toBeVisible();
  for (const axis of ['Problem Answer', 'Conciseness', 'Structure']) {
    await expect(page.getByRole('list', { name: 'Scores' }).getByText(axis)).toBeVisible();
  }
  await expect(page.getByRole('link', { name: /^Question \d .*Conciseness/ })).toHaveCount(3);
}
