import type { CDPSession, Page } from '@playwright/test';

export interface Frame {
  /** In the film, from its beginning. */
  atMs: number;
  /** JPEG, in base64. */
  picture: string;
  /** The first of its piece: something was cut out before it. */
  isCut: boolean;
}

export interface Footage {
  frames: readonly Frame[];
  lengthMs: number;
}

interface Picture {
  /** By the clock of the machine. */
  drawnMs: number;
  picture: string;
}

export const FILM_SIZE = { width: 1280, height: 720 };
const JPEG_QUALITY = 92;

/** Films a page, piece by piece: the film is the pieces, one behind the other. */
export class Camera {
  readonly #session: CDPSession;
  readonly #frames: Frame[] = [];
  /** Of the pieces that are over. */
  #lengthMs = 0;
  #take: (picture: Picture) => void = () => {};

  private constructor(session: CDPSession) {
    this.#session = session;
  }

  static async before(page: Page): Promise<Camera> {
    const session = await page.context().newCDPSession(page);
    const camera = new Camera(session);
    session.on('Page.screencastFrame', ({ data, sessionId, metadata }) => {
      camera.#take({ picture: data, drawnMs: (metadata.timestamp ?? Date.now() / 1_000) * 1_000 });
      session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
    });
    return camera;
  }

  /** Films what is done meanwhile. It lasts at most so long in the film: what takes longer on a busy machine is shown faster. */
  async film(mostMs: number, work: () => Promise<void>): Promise<void> {
    const pictures = await this.#roll();
    const begunMs = Date.now();
    await work();
    const tookMs = Date.now() - begunMs;
    await this.#session.send('Page.stopScreencast');
    const pace = Math.min(1, mostMs / tookMs);
    for (const [i, { drawnMs, picture }] of pictures.entries()) {
      // What was there when the piece began is drawn before it.
      const sinceMs = Math.max(0, Math.min(tookMs, drawnMs - begunMs));
      this.#frames.push({ atMs: this.#lengthMs + sinceMs * pace, picture, isCut: i === 0 });
    }
    this.#lengthMs += tookMs * pace;
  }

  get footage(): Footage {
    return { frames: this.#frames, lengthMs: this.#lengthMs };
  }

  /** Begins to take pictures, of which the browser sends one at once and then whenever something changes. */
  async #roll(): Promise<readonly Picture[]> {
    const pictures: Picture[] = [];
    const first = new Promise<void>((resolve) => {
      this.#take = (picture) => {
        pictures.push(picture);
        resolve();
      };
    });
    const { width: maxWidth, height: maxHeight } = FILM_SIZE;
    await this.#session.send('Page.startScreencast', { format: 'jpeg', quality: JPEG_QUALITY, maxWidth, maxHeight });
    await first;
    return pictures;
  }
}
