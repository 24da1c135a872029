import autocannon from 'autocannon';
import { measureShellCpu } from '../composition/shell-cpu.ts';

/** The most processor time of a kept page, in ms: 500 a second of one core. */
const KEPT_AIM_MS = 2;

const LOAD_S = 5;

/** Connections that ask at the same time. */
const CONNECTIONS = 8;

interface PagesBench {
  origin: string;
  /** Of the shell. */
  pid: number;
}

/** Measures the home page, rendered and kept, and prints both; answers whether the aim is met. */
export async function benchPages({ origin, pid }: PagesBench): Promise<boolean> {
  const url = `${origin}/`;
  const rendered = await measureShellCpu(pid, url);
  const kept = await measureShellCpu(pid, url, true);
  const load = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: LOAD_S,
    headers: { 'accept-encoding': 'br' },
  });
  console.log(`pages a second over ${CONNECTIONS} connections: ${Math.round(load.requests.average)}`);
  console.log(`failed: ${load.non2xx + load.errors}`);
  if (rendered === undefined || kept === undefined) {
    console.log('This system does not tell the processor time of a process.');
    return true;
  }
  console.log(`processor of the shell for a page, rendered: ${rendered.toFixed(1)} ms`);
  console.log(
    `the same, kept: ${kept.toFixed(2)} ms (aim ≤ ${KEPT_AIM_MS}), ${(rendered / kept).toFixed(0)} times less`,
  );
  return kept <= KEPT_AIM_MS && load.non2xx + load.errors === 0;
}
