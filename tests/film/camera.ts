import type { CDPSession, Page } from '@playwright/test';

export interface Frame {
  /** In the film, from its beginning. */
  atMs: number;
  /** JPEG, in base64. */
  picture: string;
}

const SIZE = { width: 1280, height: 720 };
const JPEG_QUALITY = 92;

/** Films a page, piece by piece: the film is the pieces, one behind the other. */
export class Camera {
  readonly #session: CDPSession;
  readonly #frames: Frame[] = [];
  #newest = '';
  /** Of the pieces that are over. */
  #lengthMs = 0;
  #piece: { begun: number; frames: Frame[] } | undefined;

  private constructor(session: CDPSession) {
    this.#session = session;
  }

  static async before(page: Page): Promise<Camera> {
    const session = await page.context().newCDPSession(page);
    const camera = new Camera(session);
    session.on('Page.screencastFrame', ({ data, sessionId }) => {
      camera.#take(data);
      session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
    });
    await session.send('Page.startScreencast', {
      format: 'jpeg',
      quality: JPEG_QUALITY,
      maxWidth: SIZE.width,
      maxHeight: SIZE.height,
    });
    return camera;
  }

  /** Films what is done meanwhile. It lasts so long in the film: what takes longer, on a busy machine too, is shown faster. */
  async film(mostMs: number, work: () => Promise<void>): Promise<void> {
    const piece: { begun: number; frames: Frame[] } = { begun: performance.now(), frames: [] };
    this.#piece = piece;
    // The browser sends a picture where something changes, and a piece may begin with none.
    if (this.#newest) this.#take(this.#newest);
    await work();
    const tookMs = performance.now() - piece.begun;
    this.#piece = undefined;
    const pace = Math.min(1, mostMs / tookMs);
    for (const { atMs, picture } of piece.frames) this.#frames.push({ atMs: this.#lengthMs + atMs * pace, picture });
    this.#lengthMs += tookMs * pace;
  }

  /** Ends the filming; answers the frames and how long they are. */
  async end(): Promise<{ frames: readonly Frame[]; lengthMs: number }> {
    await this.#session.send('Page.stopScreencast');
    return { frames: this.#frames, lengthMs: this.#lengthMs };
  }

  #take(picture: string): void {
    this.#newest = picture;
    this.#piece?.frames.push({ atMs: performance.now() - this.#piece.begun, picture });
  }
}
