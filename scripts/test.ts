import { findChromium } from './find-chromium.ts';
import { findPostgres } from './find-postgres.ts';
import { run } from './run.ts';

const node = process.execPath;

// First, so that missing programs are not found out after minutes of other checks.
await findChromium();
await findPostgres();
for (const script of ['scripts/check-postgres.ts', 'scripts/e2e.ts']) {
  const { code } = await run(node, [script], true);
  if (code !== 0) process.exit(code);
}
