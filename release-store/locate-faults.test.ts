import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { locateFaults } from './locate-faults.ts';

test('a fault has the line with its word, as a text before a key, and none where there is none', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'faults-'));
  const file = 'claims.ts';
  await writeFile(
    path.join(dir, file),
    "export const claims = {\n  name: 'faq pages',\n  faq: 'x',\n  segments: ['view', 'faq'],\n};\n",
  );
  const at = (word: string, of = file) => locateFaults([{ file: of, word, reason: 'no.' }], dir)[0];
  expect(at('faq')).toEqual({ file: 'claims.ts:4', reason: 'no.' });
  expect(at('name')).toEqual({ file: 'claims.ts:2', reason: 'no.' });
  expect(at('city')).toEqual({ file, reason: 'no.' });
  expect(at('faq', 'gone.ts')).toEqual({ file: 'gone.ts', reason: 'no.' });
  expect(locateFaults([{ reason: 'no.' }], dir)).toEqual([{ reason: 'no.' }]);
  await rm(dir, { recursive: true });
});
