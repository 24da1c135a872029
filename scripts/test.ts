import { findChromium } from './find-chromium.ts';
import { findPostgres } from './find-postgres.ts';
import { run } from './run.ts';

const node = process.execPath;
const args = process.argv.slice(2);
if (args.some((arg) => arg !== '--all')) {
  console.error('npm test takes `-- --all`, which also runs the tests of unchanged parts, and nothing else.');
  process.exit(2);
}

// First, so that missing programs are not found out after minutes of other checks.
await findChromium();
await findPostgres();
for (const script of ['scripts/check-postgres.ts', 'scripts/e2e.ts']) {
  const { code } = await run(node, [script, ...args], true);
  if (code !== 0) process.exit(code);
}
