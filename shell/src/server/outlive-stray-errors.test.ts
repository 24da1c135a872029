import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** Throws five times outside of any request, and counts what is logged until long after. */
const program = `
import { setImmediate as turn } from 'node:timers/promises';
import { outliveStrayErrors } from '${path.join(import.meta.dirname, 'outlive-stray-errors.ts')}';
let logged = 0;
outliveStrayErrors((_details, text) => {
  logged += 1;
  console.error(text);
});
process.on('message', async () => {
  for (let errors = 0; errors < 5; errors += 1) {
    setImmediate(() => { throw new Error('stray'); });
    await turn();
  }
  for (let turns = 0; turns < 1_000; turns += 1) await turn();
  process.send(logged, () => process.disconnect());
});
process.send('ready');
`;

test('each error is logged once, also where nobody reads the log any more', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  try {
    await once(child, 'message');
    child.stderr?.destroy();
    child.send('go');
    const [logged] = await once(child, 'message');
    await once(child, 'exit');
    expect(logged).toBe(5);
  } finally {
    child.kill('SIGKILL');
  }
});
