// `npm run bench [rounds]` compares the composed site with one bundle, in times too where it is given rounds, `npm run bench api [rounds]` measures calls,
// `npm run bench names` what reading a search takes, `npm run bench pages` how many pages the shell answers from its cache, `npm run bench flood` what others wait while calls that cost much are flooded, `npm run bench map [rounds]` the frames of a result map, `npm run bench inp [rounds]` taps until the next paint, `npm run bench memory` what
// a shell's process grows by with 200 releases, `npm run bench walking` how much of the streets of cities hangs together, `npm run bench start [rounds]` how
// soon a backend answers.
import { argv } from 'node:process';

const measurements: Record<string, string> = {
  api: './bench-api.ts',
  names: './bench-names.ts',
  pages: './bench-pages.ts',
  flood: './bench-flood.ts',
  map: './bench-map.ts',
  memory: './bench-memory.ts',
  inp: './bench-inp.ts',
  walking: './bench-walking.ts',
  start: './bench-start.ts',
};
await import(measurements[argv[2] ?? ''] ?? './bench-composition.ts');
