import { readFileSync } from 'node:fs';
import type { UnitPoint } from '@gakumado/shared/vocabulary';
import { LRUCache } from 'lru-cache';
import { nullIfMissing } from '../../platform/error-code.ts';
import { readPackedTable } from '../../platform/packed-table.ts';
import { boxOfLine, decodeLine } from './unit-square.ts';
import type { UnitBox } from './unit-square.ts';

const FOLDER = new URL('../../../seed/map/', import.meta.url);

/** The zoom of the tiles by which streets and land are kept, about 8 km wide. */
export const BLOCK_ZOOM = 12;

/** So many blocks stay in memory: those around a screen. */
const KEPT_BLOCKS = 16;

/** Something that maps draw. */
export interface MapRow {
  kind: string;
  /** `t` in a tunnel, `b` on a bridge. */
  level?: string;
  name?: string;
  /** One line, or the outer ring of an area and its holes. They are decoded each time: as points they take ten times the memory. */
  readonly lines: UnitPoint[][];
  box: UnitBox;
}

/** The rows of one block, or of the whole country. */
export interface MapRows {
  /** Streets, paths and rivers, as lines. */
  streets: MapRow[];
  /** Parks, water, grounds of schools, as areas. */
  land: MapRow[];
}

const readBytes = (name: string): Buffer => readFileSync(new URL(name, FOLDER));

/** The rows of a table, by its columns, or those whose first cell is one of `firsts`; null where there is no such table. */
export function readTable(name: string, firsts?: ReadonlySet<string>): Record<string, string>[] | null {
  const table = nullIfMissing(() => readPackedTable(new URL(name, FOLDER)));
  if (!table) return null;
  const { columns, lines } = table;
  const wanted = firsts ? lines.filter((line) => firsts.has(line.slice(0, line.indexOf('\t')))) : lines;
  return wanted.map((line) => {
    const cells = line.split('\t');
    return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']));
  });
}

function toRow({ kind = '', level, name, polyline, rings = '' }: Record<string, string>): MapRow {
  const texts = (polyline ?? rings).split(' ');
  return {
    kind,
    ...(level ? { level } : {}),
    ...(name ? { name } : {}),
    get lines() {
      return texts.map(decodeLine);
    },
    // The outer ring is around its holes.
    box: boxOfLine(texts[0] ?? ''),
  };
}

const readRows = (name: string, kinds?: ReadonlySet<string>): MapRow[] | null =>
  readTable(name, kinds)?.map(toRow) ?? null;

/** The streets of a block alone, not kept, all or those of some kinds, which is quicker; null where no campus is near. */
export const readStreets = (x: number, y: number, kinds?: ReadonlySet<string>): MapRow[] | null =>
  readRows(`streets/${x}/${y}.tsv.br`, kinds);

/** The areas of a block of some kinds, not kept. */
export const readLand = (x: number, y: number, kinds: ReadonlySet<string>): MapRow[] =>
  readRows(`land/${x}/${y}.tsv.br`, kinds) ?? [];

const blocks = new LRUCache<string, { rows: MapRows | null }>({ max: KEPT_BLOCKS });

/** The rows of a block, with all details; null where no campus is near. */
export function readBlock(x: number, y: number): MapRows | null {
  const key = `${x}/${y}`;
  const kept = blocks.get(key);
  if (kept) return kept.rows;
  const streets = readStreets(x, y);
  const rows = streets && { streets, land: readRows(`land/${key}.tsv.br`) ?? [] };
  blocks.set(key, { rows });
  return rows;
}

let rails: MapRow[] | undefined;

/** All railways. */
export const readRailways = (): MapRow[] => (rails ??= readRows('railways.tsv.br') ?? []);

let country: (MapRows & { rails: MapRow[] }) | undefined;

/** Main roads, rivers and lakes of the whole country, good for small scales, and all railways. */
export function readCountry(): MapRows & { rails: MapRow[] } {
  if (!country) {
    const rows = readRows('overview.tsv.br') ?? [];
    country = {
      streets: rows.filter(({ kind }) => kind !== 'water'),
      land: rows.filter(({ kind }) => kind === 'water'),
      rails: readRailways(),
    };
  }
  return country;
}

/** Names the tables: it changes when one of them does. */
export function readTablesDigest(): string {
  const { digest } = JSON.parse(readBytes('version.json').toString()) as { digest: string };
  return digest;
}
