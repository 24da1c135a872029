import { readFileSync } from 'node:fs';
import { readPackedTable } from '../../platform/packed-table.ts';
import { PLACES_FOLDER } from './point-table.ts';

/** The rows of a table of `backend/seed/places`. */
export const readPlaceRows = (name: string): string[][] =>
  readPackedTable(new URL(`${name}.tsv.br`, PLACES_FOLDER)).lines.map((line) => line.split('\t'));

/** Names the tables: it changes when one of them does. */
export function readPlacesDigest(): string {
  const { digest } = JSON.parse(readFileSync(new URL('version.json', PLACES_FOLDER), 'utf8')) as {
    digest: string;
  };
  return digest;
}
