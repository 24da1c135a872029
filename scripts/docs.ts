import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { rootDir } from '@gakumado/build/roots.ts';
import { writeCallsPage } from '../backend/src/docs/calls-page.ts';
import { withDescribedApp } from '../backend/src/docs/describe-app.ts';

const file = path.join(rootDir, 'docs/calls.md');
writeFileSync(file, await withDescribedApp(writeCallsPage));
console.log(`Written: ${file}`);
