import { readPackedTable } from '../../platform/packed-table.ts';
import { PLACES_FOLDER } from './point-table.ts';

/** The rows of a table of `backend/seed/places`. */
export const readPlaceRows = (name: string): string[][] =>
  readPackedTable(new URL(`${name}.tsv.br`, PLACES_FOLDER)).lines.map((line) => line.split('\t'));
