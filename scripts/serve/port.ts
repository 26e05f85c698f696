import { createServer } from 'node:net';

export const HOST = 'localhost';
const DEFAULT_PORT = 5173;

/** The port that this environment wants; 0 leaves the choice to the machine. Throws for what is no port. */
export function wantedPort(): number {
  const given = process.env.PORT || String(DEFAULT_PORT);
  const port = Number(given);
  if (!/^\d+$/.test(given) || port > 65_535) throw new Error(`PORT must be a number from 0 to 65535, not ${given}`);
  return port;
}

/** Looks before anything costly is done whether a port can be had. */
export function requireFreePort(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', ({ code }: NodeJS.ErrnoException) => {
      const why = code === 'EACCES' ? 'may not be used without more rights' : 'is taken';
      reject(new Error(`Port ${port} ${why}. Choose another, or a free one by PORT=0`));
    });
    probe.listen(port, HOST, () => probe.close(() => resolve()));
  });
}

/** Where a listener is reached; an address leaves out the port that every browser takes for granted. */
export const addressOf = (port: string): string => `http://${HOST}${port ? `:${port}` : ''}`;
