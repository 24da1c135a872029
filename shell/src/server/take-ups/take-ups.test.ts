import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readRunningTakeUps, takeUpFile, writeTakeUps } from './take-up-file.ts';
import { openTakeUps } from './take-ups.ts';

let varDir: string;
beforeEach(() => {
  varDir = mkdtempSync(path.join(tmpdir(), 'take-ups-'));
});
afterEach(() => rmSync(varDir, { recursive: true }));

const open = (port = 3000, shell = 's1') => openTakeUps({ varDir, port, shell });
const candidate = (more: { publishedAt?: string; liveAt?: string } = {}) => ({
  remote: 'mf-estate',
  version: '2',
  release: { publishedAt: 'p', files: {}, pages: {}, shared: { version: '1', styles: [] }, ...more },
});
const later = new Date(Date.now() + 60_000).toISOString();

test('a version during whose take-up the shell ended is left out, until it goes live anew', () => {
  open().record(candidate(), 'taking up');
  const next = open();
  expect(next.leftOut(candidate())).toMatchObject({
    state: 'refused',
    reason: 'the shell ended while it took this version up',
  });
  expect(next.leftOut(candidate({ liveAt: later }))).toBeUndefined();
  expect(next.leftOut(candidate({ publishedAt: 'p2' }))).toBeUndefined();
  // The only version of its remote is used all the same.
  next.record(candidate(), 'taking up');
  expect(open().leftOut(candidate())).toMatchObject({ state: 'quarantined' });
});

test('a version that was in use may be unfinished once, because somebody may have killed the shell', () => {
  const first = open();
  first.record(candidate(), 'in use', { isTried: true });
  first.record(candidate(), 'taking up');
  const second = open();
  expect(second.leftOut(candidate())).toBeUndefined();
  second.record(candidate(), 'taking up');
  const third = open();
  expect(third.leftOut(candidate())).toMatchObject({ state: 'quarantined' });
});

test('a shell that is asked to end leaves nothing unfinished', () => {
  const first = open();
  first.record(candidate(), 'taking up');
  first.forgetUnfinished();
  expect(open().leftOut(candidate())).toBeUndefined();
});

test('a refused version is judged anew by another shell, a quarantined one is not', () => {
  open().record(candidate(), 'refused', { reason: 'broken' });
  expect(open(3000, 's1').leftOut(candidate())).toMatchObject({ reason: 'broken' });
  expect(open(3000, 's2').leftOut(candidate())).toBeUndefined();
  open().record(candidate(), 'quarantined', { reason: 'frozen' });
  expect(open(3000, 's2').leftOut(candidate())).toMatchObject({ reason: 'frozen' });
});

test('a version needs no second trial by any shell of the same sources', () => {
  open(3000).record(candidate(), 'in use', { isTried: true });
  expect(open(3001).isTried(candidate())).toBe(true);
  expect(open(3001, 's2').isTried(candidate())).toBe(false);
  expect(open(3001).isTried(candidate({ publishedAt: 'p2' }))).toBe(false);
  open(3000).record(candidate(), 'in use', { isTried: false });
  expect(open(3001).isTried(candidate())).toBe(false);
});

test('commands read the take-ups of shells that run', () => {
  open(3000).record(candidate(), 'in use');
  expect(readRunningTakeUps(varDir)).toHaveLength(1);
  writeTakeUps(takeUpFile(varDir, 3001), []);
  expect(readRunningTakeUps(varDir)).toHaveLength(2);
  expect(readRunningTakeUps(path.join(varDir, 'nothing'))).toEqual([]);
});
