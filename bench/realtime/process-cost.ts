import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts a process's time in hundredths of a second. */
const MS_A_TICK = 10;

/** What a process has used of the processors since it began. */
export function cpuMs(pid: number): number {
  const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) /s, '');
  const fields = afterName.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * MS_A_TICK;
}

/** How much memory a process has now. */
export function memoryMb(pid: number): number {
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024;
}

/** The processes below one, at any depth, that run this program. */
export function programsBelow(pid: number, program: string): number[] {
  const parents = new Map<number, number>();
  const names = new Map<number, string>();
  for (const entry of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const stat = readFileSync(`/proc/${entry}/stat`, 'utf8');
      const [, name = '', parent = ''] = /\((.*)\) \S (\d+)/s.exec(stat) ?? [];
      parents.set(Number(entry), Number(parent));
      names.set(Number(entry), name);
    } catch {
      // It has ended meanwhile.
    }
  }
  const isBelow = (each: number): boolean => {
    const parent = parents.get(each);
    return parent !== undefined && (parent === pid || isBelow(parent));
  };
  return [...names].filter(([each, name]) => name.startsWith(program) && isBelow(each)).map(([each]) => each);
}

/** Does work that starts one runtime below a process; answers its pid too. */
export async function newChildOf<T>(pid: number, work: () => Promise<T>): Promise<{ value: T; pid: number }> {
  const before = programsBelow(pid, 'workerd');
  const value = await work();
  const [child] = programsBelow(pid, 'workerd').filter((each) => !before.includes(each));
  if (child === undefined) throw new Error('No runtime was started');
  return { value, pid: child };
}
