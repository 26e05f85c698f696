import type { Page } from '@playwright/test';
import type { Segment } from '#contract/recording-calls.ts';

/** The stage's status, while it says this. */
export const statusOf = (page: Page, text: string) => page.locator('[data-part="status"]').filter({ hasText: text });

/** The panel of the candidate's camera. */
export const cameraPanel = (page: Page) => page.getByRole('region', { name: 'Camera preview' });

/** The id of the interview that a tab is in. */
export const interviewIdOf = (page: Page) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('tempInterviewData') ?? '{}').interviewId as string);

/** What is stored of an interview's recordings, oldest first. */
export async function segmentsOf(page: Page, id: string): Promise<Segment[]> {
  return (await (await page.request.get(`/api/segmented-recording/segments/${id}`)).json()).data.segments;
}

/** Counts the cameras of a page that are open; before its first page is loaded. */
export async function watchCameras(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const cameras: MediaStreamTrack[] = [];
    const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (wishes) => {
      const stream = await ask(wishes);
      cameras.push(...stream.getVideoTracks());
      return stream;
    };
    Object.assign(window, { openCameras: () => cameras.filter(({ readyState }) => readyState === 'live').length });
  });
  return () => page.evaluate(() => (window as unknown as { openCameras(): number }).openCameras());
}
