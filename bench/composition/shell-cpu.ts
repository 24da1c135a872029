import { readFile } from 'node:fs/promises';

/** Visits before the measurement, until the engine has compiled what it runs often. */
const WARM_UP = 80;

/** Measured visits: their processor time is many ticks of the system's clock. */
const VISITS = 100;

/** The same of a page that the shell has kept, which costs a small part of it. */
const KEPT_VISITS = 2_000;

/** Length of a tick of the processor times in /proc, in ms: 100 a second on every Linux. */
const TICK_MS = 10;

/** The processor time of a process so far, in ms; undefined where the system does not tell. */
async function cpuOf(pid: number): Promise<number | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  // Behind the name, which may contain anything: user time is the 14th field of the line, system time the 15th.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields && (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/**
 * The processor time of the server `pid` for one answer to `url`, compressed as for a browser, in ms. Undefined outside of
 * Linux.
 * @param isKept Whether the shell may answer with a page that it has kept; else each visit has an address of its own.
 */
export async function measureShellCpu(pid: number, url: string, isKept = false): Promise<number | undefined> {
  let visits = 0;
  const visit = async () => {
    visits += 1;
    const address = isKept ? url : `${url}${url.includes('?') ? '&' : '?'}visit=${visits}`;
    const answer = await fetch(address, { headers: { 'Accept-Encoding': 'br' } });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  };
  const count = isKept ? KEPT_VISITS : VISITS;
  for (let warm = 0; warm < WARM_UP; warm += 1) await visit();
  const before = await cpuOf(pid);
  for (let done = 0; done < count; done += 1) await visit();
  const after = await cpuOf(pid);
  return before === undefined || after === undefined ? undefined : (after - before) / count;
}
