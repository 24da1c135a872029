import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { FaultLog } from '../import/fault-log.ts';
import { fileKinds } from '../import/file-kinds.ts';
import { findFiles } from '../import/find-files.ts';
import { importFiles } from '../import/import-files.ts';
import { withTestApp, type TestApp } from '../../testing/test-app.ts';
import { exportFiles } from './export-files.ts';

const run = promisify(execFile);
/** Commas, double quotes, UTF-8, from the first line on. */
const CSV = '44,34,76,1';
const PATIENCE_MS = 240_000;

let backend: TestApp;
let folder: string;

beforeAll(async () => {
  backend = await withTestApp();
  folder = mkdtempSync(join(tmpdir(), 'gakumado-spreadsheet-'));
});
afterAll(async () => {
  await backend.close();
  rmSync(folder, { recursive: true });
});

/** Lets LibreOffice write files in another format into a folder; the visitor's own profile stays untouched. */
async function convert(to: string, target: string, files: readonly string[], ...more: string[]) {
  const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
  await run('soffice', ['--headless', profile, ...more, '--convert-to', to, '--outdir', target, ...files], {
    timeout: PATIENCE_MS,
  });
}

const isInstalled = spawnSync('soffice', ['--version']).status === 0;
if (!isInstalled)
  console.info('LibreOffice (soffice) is not installed: the round trip through a spreadsheet is left out');
const ifInstalled = isInstalled ? it : it.skip;

/** Dates and times are read as Japan's spreadsheets read them. */
const AS_IN_JAPAN = `CSV:${CSV},,1041,false,true`;

ifInstalled(
  'the export comes back from a spreadsheet with the one cell that was changed',
  async () => {
    await backend.pool.query('update estate set is_sample = false; update shop set is_sample = false');
    const exported = join(folder, 'exported');
    await exportFiles(backend.pool, { folder: exported, format: 'csv', withSamples: true });
    const sheets = mkdtempSync(join(folder, 'sheets-'));
    const saved = mkdtempSync(join(folder, 'saved-'));
    const named = (place: string, extension: string) =>
      fileKinds.map(({ name }) => join(place, `${name}.${extension}`));
    await convert('fods', sheets, named(exported, 'csv'), `--infilter=${AS_IN_JAPAN}`);
    const { rows } = await backend.pool.query(
      'select roomtype_id, estate_id, price_min from roomtype where price_min = price_max order by 1 limit 1',
    );
    const [{ roomtype_id, price_min }] = rows;
    const sheet = join(sheets, 'roomtypes.fods');
    const content = readFileSync(sheet, 'utf8');
    const start = content.indexOf(`office:value="${roomtype_id}"`);
    const cell = `office:value="${price_min}"`;
    const at = content.indexOf(cell, start);
    const changed = `${content.slice(0, at)}office:value="${price_min - 500}"${content
      .slice(at + cell.length)
      .replace(/<text:p>[^<]*/, `<text:p>${price_min - 500}`)}`;
    writeFileSync(sheet, changed);
    await convert(`csv:Text - txt - csv (StarCalc):${CSV}`, saved, named(sheets, 'fods'));

    const faults = new FaultLog(join(folder, 'report.csv'));
    const { isWritten, kinds } = await importFiles(backend.pool, {
      files: findFiles([saved], folder),
      faults,
      isDryRun: true,
    });
    expect(faults.first).toEqual([]);
    expect(isWritten).toBe(false);
    const touched = kinds
      .filter((kind) => kind.added + kind.changed + kind.removed + kind.beside > 0)
      .map(({ kind, added, changed: count, removed }) => [kind.name, added, count, removed]);
    expect(touched).toEqual([['roomtypes', 0, 1, 0]]);
  },
  PATIENCE_MS,
);
