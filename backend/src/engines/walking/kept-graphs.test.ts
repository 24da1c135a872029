import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGraphMaker } from './kept-graphs.ts';

/** A small one, on 佐渡. */
const BLOCK = [3642, 1581] as const;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gakumado-graphs-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a graph is kept as a file of its version, read again, and made anew where the file is broken', () => {
  mkdirSync(join(folder, 'older'));
  const made = createGraphMaker(folder)(...BLOCK);
  const [version, ...others] = readdirSync(folder);
  expect(others).toEqual([]);
  const [file, ...rest] = readdirSync(join(folder, version!));
  expect(rest).toEqual([]);
  const again = createGraphMaker(folder)(...BLOCK);
  expect(again!.ends).toEqual(made!.ends);
  expect(again!.index!.numItems).toBe(made!.isSteps.length);
  writeFileSync(join(folder, version!, file!), 'cut off');
  expect(createGraphMaker(folder)(...BLOCK)!.nodes).toEqual(made!.nodes);
});

test('without a folder to write to, graphs are made all the same', () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect(createGraphMaker(join(file, 'below'))(...BLOCK)!.ends.length).toBeGreaterThan(0);
});

test('a block far from every campus has no graph', () => {
  expect(createGraphMaker(folder)(0, 0)).toBeNull();
});
