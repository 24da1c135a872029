import { findChromium } from './find-chromium.ts';
import { run } from './run.ts';

const chromium = await findChromium();
const { code } = await run('playwright', ['test', ...process.argv.slice(2)], true, {
  CHROMIUM_PATH: chromium,
});
process.exit(code);
