import path from 'node:path';
import type { Page } from '@playwright/test';
import { FILM_SIZE } from './camera.ts';

const PICTURE_SIZE = { width: 1440, height: 900 };
/** To where its summary ends. */
const REPORT_HEIGHT = 1_176;
/** What moves of the stage when the window does. */
const SETTLED_MS = 600;

/** The stage as it stands; on the globe a sign that there is a film. */
export async function takeStage(page: Page, pictures: string): Promise<void> {
  await page.setViewportSize(PICTURE_SIZE);
  await page.evaluate(drawSign);
  await page.waitForTimeout(SETTLED_MS);
  await page.screenshot({ path: path.join(pictures, 'stage.png') });
  await page.evaluate(() => document.getElementById('film-sign')?.remove());
  await page.setViewportSize(FILM_SIZE);
  await page.waitForTimeout(SETTLED_MS);
}

/** What the report says first. */
export async function takeReport(page: Page, pictures: string): Promise<void> {
  await page.setViewportSize({ ...PICTURE_SIZE, height: REPORT_HEIGHT });
  await page.getByRole('heading', { name: 'Interview Report' }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => window.scrollTo({ top: 0 }));
  await page.screenshot({ path: path.join(pictures, 'report.png') });
}

/** Runs in the page. */
function drawSign(): void {
  const SVG = 'http://www.w3.org/2000/svg';
  const make = (name: string, attributes: Record<string, string>) => {
    const element = document.createElementNS(SVG, name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    return element;
  };
  const sign = make('svg', { id: 'film-sign', viewBox: '0 0 96 96', width: '96', height: '96' });
  const disc = { fill: '#0d1512', 'fill-opacity': '0.82', stroke: '#f4f1e8', 'stroke-width': '2' };
  sign.append(
    make('circle', { cx: '48', cy: '48', r: '46', ...disc }),
    make('path', { d: 'M39 30 L68 48 L39 66 Z', fill: '#f4f1e8' }),
  );
  Object.assign(sign.style, { position: 'fixed', left: '672px', top: '214px', zIndex: '2147483647' });
  document.documentElement.append(sign);
}
