import { readFile } from 'node:fs/promises';

/** Visits before the measurement, until the engine has compiled what it runs often. */
const WARM_UP = 80;

/** Measured visits: their processor time is many ticks of the system's clock. */
const VISITS = 100;

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
 */
export async function measureShellCpu(pid: number, url: string): Promise<number | undefined> {
  let visits = 0;
  const visit = async () => {
    // An address of its own: the shell keeps pages.
    const answer = await fetch(`${url}${url.includes('?') ? '&' : '?'}visit=${(visits += 1)}`, {
      headers: { 'Accept-Encoding': 'br' },
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  };
  for (let count = 0; count < WARM_UP; count += 1) await visit();
  const before = await cpuOf(pid);
  for (let count = 0; count < VISITS; count += 1) await visit();
  const after = await cpuOf(pid);
  return before === undefined || after === undefined ? undefined : (after - before) / VISITS;
}
