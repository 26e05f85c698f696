import { readdirSync, readFileSync } from 'node:fs';

const NS_A_MS = 1_000_000;

/** What a process's threads have used of the processors, to the nanosecond: a clock of ticks says little of one session. */
export function cpuMs(pid: number): number {
  let ns = 0;
  for (const thread of readdirSync(`/proc/${pid}/task`)) {
    try {
      ns += Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]);
    } catch {
      // It has ended meanwhile.
    }
  }
  return ns / NS_A_MS;
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
