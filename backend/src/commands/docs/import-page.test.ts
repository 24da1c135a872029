import { readFileSync } from 'node:fs';
import { writeImportPage } from './import-page.ts';

test('docs/import.md is up to date (npm run docs writes it)', () => {
  const page = readFileSync(new URL('../../../../docs/import.md', import.meta.url), 'utf8');
  expect(page).toBe(writeImportPage());
});
