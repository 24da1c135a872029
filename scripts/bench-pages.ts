import { varDir } from '@gakumado/build/roots.ts';
import { benchPages } from '../bench/pages/pages-bench.ts';
import { readTakeUpFile, takeUpFile } from '../shell/src/server/take-ups/take-up-file.ts';
import { benchSite, startBenchSite } from './bench-site.ts';

let hasMet = false;
const supervisor = await startBenchSite();
try {
  const { pid } = readTakeUpFile(takeUpFile(varDir, Number(benchSite.env.PORT)));
  hasMet = await benchPages({ origin: benchSite.origin, pid });
} finally {
  await supervisor.stop();
}
process.exit(hasMet ? 0 : 1);
