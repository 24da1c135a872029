import { findChromium } from './find-chromium.ts';
import { run } from './run.ts';
import { runE2e } from './stamps/run-e2e.ts';

const chromium = await findChromium();
const args = process.argv.slice(2);
if (args.length > 0 && args[0] !== '--all') {
  // A part that somebody asked for: no test is left out, and none is stamped.
  const { code } = await run('playwright', ['test', ...args], true, { CHROMIUM_PATH: chromium });
  process.exit(code);
}
const { code, leftOut } = await runE2e(chromium, args[0] === '--all');
for (const line of leftOut) console.log(line);
process.exit(code);
