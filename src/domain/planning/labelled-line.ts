import type { PostingLine } from './posting-text.ts';

/** A label and what it labels: 'Job title: Nurse', 'Job title | Nurse', 'Job title' above 'Nurse'. */
export class LineLabel {
  readonly #inline: RegExp;
  readonly #alone: RegExp;

  /** `names` is a pattern of the label's words; `whole` is one of those that may stand on a line of their own. */
  constructor(names: string, whole: string) {
    this.#inline = new RegExp(`(?:^|[\\s(*])(?:${names})\\s*[:：=|]\\s*-?\\s*([^\\n]{2,90})`, 'i');
    this.#alone = new RegExp(`^(?:${whole})\\W{0,3}$`, 'i');
  }

  /** What the label in this line labels, and the index of the line that says it; undefined when there is no such label. */
  valueIn(lines: readonly PostingLine[], i: number): { value: string; line: number } | undefined {
    const text = lines[i]?.text ?? '';
    const inline = this.#inline.exec(text.slice(0, 400))?.[1];
    if (inline) return { value: inline, line: i };
    const next = this.#alone.test(text) ? lines[i + 1] : undefined;
    return next && !next.bullet && next.text.length <= 90 ? { value: next.text, line: i + 1 } : undefined;
  }
}
