import type { Page } from '@playwright/test';
import { COMPARED_HZ } from './correlate.ts';

/** What a browser makes of a recording. */
export interface PlayedRecording {
  /** Seconds, as the media element tells it; infinite when the file does not say. */
  duration: number;
  /** 0 for sound alone. */
  width: number;
  height: number;
  /** Where a seek to the middle ended, and how far the brightest and the darkest point of the frame there lie apart. */
  soughtTo: number;
  contrast: number;
  /** At the rate that sounds are compared at. */
  sound: Float32Array;
}

/** Plays a recording by the page's own decoders, sought to its middle, without waiting for its end. */
export function playRecording(page: Page, url: string): Promise<PlayedRecording> {
  return page.evaluate(playInPage, { url, rateHz: COMPARED_HZ });
}

/** Runs in the page, so it can use nothing from outside. */
async function playInPage({ url, rateHz }: { url: string; rateHz: number }) {
  const video = document.createElement('video');
  video.muted = true;
  video.preload = 'auto';
  const happened = (event: string) =>
    new Promise((resolve, reject) => {
      video.addEventListener(event, resolve, { once: true });
      video.addEventListener('error', () => reject(new Error(`${video.error?.message}`)), { once: true });
    });
  const loaded = happened('loadeddata');
  video.src = url;
  await loaded;
  const sought = happened('seeked');
  video.currentTime = video.duration / 2;
  await sought;
  let contrast = 0;
  if (video.videoWidth > 0) {
    const canvas = new OffscreenCanvas(video.videoWidth, video.videoHeight);
    const context = canvas.getContext('2d');
    // On a busy machine the frame is there a moment after the seek has ended, and until then there is none to draw.
    for (const until = performance.now() + 3_000; contrast === 0 && performance.now() < until; ) {
      await new Promise((next) => setTimeout(next, 50));
      context?.drawImage(video, 0, 0);
      const pixels = context?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
      const lights = [...pixels].filter((_, i) => i % 400 < 3);
      contrast = Math.max(...lights) - Math.min(...lights);
    }
  }
  const bytes = await (await fetch(url)).arrayBuffer();
  const buffer = await new OfflineAudioContext(1, 1, rateHz).decodeAudioData(bytes);
  return {
    duration: video.duration,
    width: video.videoWidth,
    height: video.videoHeight,
    soughtTo: video.currentTime,
    contrast,
    sound: buffer.getChannelData(0),
  };
}
