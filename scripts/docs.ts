import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { rootDir } from '@gakumado/build/roots.ts';
import { writeCallsPage } from '../backend/src/commands/docs/calls-page.ts';
import { describeApp } from '../backend/src/commands/docs/describe-app.ts';
import { writeImportPage } from '../backend/src/commands/docs/import-page.ts';

const pages = {
  'docs/calls.md': writeCallsPage(await describeApp()),
  'docs/import.md': writeImportPage(),
};
for (const [name, text] of Object.entries(pages)) {
  writeFileSync(path.join(rootDir, name), text);
  console.log(`Written: ${name}`);
}
