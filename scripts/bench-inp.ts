import { benchInp } from '../bench/inp/inp-bench.ts';
import { benchSite, startBenchSite } from './bench-site.ts';
import { findChromium } from './find-chromium.ts';

const chromiumPath = await findChromium();
const supervisor = await startBenchSite();
try {
  await benchInp({ site: benchSite.origin, rounds: Number(process.argv[3] ?? 3), chromiumPath });
} finally {
  await supervisor.stop();
}
process.exit(0);
