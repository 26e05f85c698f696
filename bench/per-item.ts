const ROUNDS = 5;

/** The best of some rounds, in milliseconds of processor time an item. */
export function perItem(items: number, run: () => void): number {
  const rounds = Array.from({ length: ROUNDS }, () => {
    const begun = process.cpuUsage();
    run();
    return process.cpuUsage(begun).user / 1_000 / items;
  });
  return Math.min(...rounds);
}
