import { findChromium } from './find-chromium.ts';
import { run } from './run.ts';

const node = process.execPath;

// First, so that a missing browser is not found out after minutes of other checks.
await findChromium();
for (const script of ['scripts/check.ts', 'scripts/e2e.ts']) {
  const { code } = await run(node, [script], true);
  if (code !== 0) process.exit(code);
}
