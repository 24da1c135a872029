import { interpret } from '../../backend/src/engines/names/interpret.ts';
import { createDatabase, createPool } from '../../backend/src/data/db/database.ts';
import { createResolver } from '../../backend/src/fill/names/resolver.ts';
import { toFigures } from '../api/figures.ts';
import type { Figures } from '../api/figures.ts';
import type { HttpLoad } from '../api/http-load.ts';
import { startWorker } from '../api/worker.ts';
import { longTexts, typedTexts } from './typed-texts.ts';

interface NamesBenchOptions {
  databaseUrl: string;
  /** The address of the measured backend. */
  origin: string;
  seconds: number;
}

const PREFIX = '/api/v1/user/';
const ACCESS_KEY = 'gakumado-web';
/** The most that one text may take of the processor, in ms: other calls wait meanwhile. */
const INTERPRET_AIM_MS = 20;
/** Of suggestions while many people type at once, in ms. */
const SUGGEST_AIM_MS = 30;
const CALLERS = 32;

/** Time of the processor in ms, on which other processes have little influence. */
function processorTime(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Prints what the meaning of a text of 100 characters takes of the processor, in this process. */
async function benchInterpret(databaseUrl: string): Promise<void> {
  const pool = createPool(databaseUrl, 2);
  const db = createDatabase(pool);
  try {
    const known = await createResolver(db).known();
    const kinds = longTexts(known);
    for (const [, texts] of kinds) for (const text of texts.slice(0, 20)) interpret(known, text);
    console.log(`search/interpret, ms of the processor (aim: p99 ${INTERPRET_AIM_MS})`);
    for (const [kind, texts] of kinds) {
      const times = texts.map((text) => processorTime(() => interpret(known, text)));
      const { p50, p99 } = toFigures(times, 1, 0);
      const cells = [p50, p99, Math.max(...times)].map((ms) => ms.toFixed(1).padStart(8));
      console.log(`${kind.padEnd(24)}${cells.join('')}${p99 > INTERPRET_AIM_MS ? '  missed' : ''}`);
    }
  } finally {
    await db.destroy();
  }
}

/** Prints how long a suggestion takes while one and while many type, over the network of this machine. */
async function benchSuggest({ origin, seconds }: NamesBenchOptions): Promise<void> {
  const http = await startWorker<HttpLoad, Figures>('http-load.ts');
  const bodies = typedTexts().map((keyword) =>
    JSON.stringify({ keyword, by_group: 1, access_key: ACCESS_KEY }),
  );
  const load = { origin, path: `${PREFIX}search/suggest`, bodies };
  try {
    await http.ask({ ...load, connections: CALLERS, seconds: 2 });
    console.log(`search/suggest, ms (aim: p99 ${SUGGEST_AIM_MS} with ${CALLERS} callers)`);
    for (const connections of [1, CALLERS]) {
      const { perSecond, p50, p99, failures } = await http.ask({ ...load, connections, seconds });
      if (failures > 0) throw new Error(`search/suggest: ${failures} answers were not 200.`);
      console.log(
        `${String(connections).padStart(2)} callers: ${perSecond.toFixed(0)} a second, p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(1)}`,
      );
    }
  } finally {
    http.stop();
  }
}

/** Measures the calls that read what people type. */
export async function benchNames(options: NamesBenchOptions): Promise<void> {
  await benchInterpret(options.databaseUrl);
  await benchSuggest(options);
}
