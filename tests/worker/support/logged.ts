import { vi } from 'vitest';

const METHODS = ['log', 'info', 'warn', 'error', 'debug'] as const;

export interface Logged {
  /** What was logged as an entry, in order. */
  entries: Record<string, unknown>[];
  /** All of it as text, the stacks of errors too, in small letters. */
  text(): string;
}

/** Takes down what is written to the console from now on, instead of writing it, until the mocks are restored. */
export function takeDownLogs(): Logged {
  const lines: unknown[][] = [];
  for (const method of METHODS) {
    vi.spyOn(console, method).mockImplementation((...line: unknown[]) => void lines.push(line));
  }
  return {
    get entries() {
      return lines.map(([entry]) => entry as Record<string, unknown>);
    },
    text: () => lines.flat().map(asText).join('\n').toLowerCase(),
  };
}

const asText = (logged: unknown): string =>
  logged instanceof Error
    ? `${logged.stack} ${asText(logged.cause ?? '')}`
    : (JSON.stringify(logged) ?? String(logged));
