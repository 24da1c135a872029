import { readFileSync } from 'node:fs';
import { writeImportPage } from './import-page.ts';

test('docs/import.md is what the code says; npm run docs writes it', () => {
  const page = readFileSync(new URL('../../../../docs/import.md', import.meta.url), 'utf8');
  expect(page).toBe(writeImportPage());
});
