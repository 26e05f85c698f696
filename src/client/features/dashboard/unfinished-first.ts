/** Interviews that wait for something come before those that have their report; both stay newest first. */
export function unfinishedFirst<T extends { status: string }>(newestFirst: readonly T[]): T[] {
  const isScored = ({ status }: T) => status === 'completed';
  return [...newestFirst.filter((each) => !isScored(each)), ...newestFirst.filter(isScored)];
}
