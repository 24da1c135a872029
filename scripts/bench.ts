// `npm run bench [rounds]` compares the composed site with one bundle, `npm run bench api [rounds]` measures calls.
import { argv } from 'node:process';

await import(argv[2] === 'api' ? './bench-api.ts' : './bench-composition.ts');
