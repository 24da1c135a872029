import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseSeedDocument } from './seed-document.ts';
import type { SeedDocument } from './seed-document.ts';

const contentDirectory = new URL('../../../seed/content/', import.meta.url);
const pictures = new URL('../pictures/pictures.json', contentDirectory);

/** The files that items are made of. */
export const contentFiles = [contentDirectory, pictures].map((place) => fileURLToPath(place));

/** The Markdown files of a folder of seed/content/ and of the folders in it, in the order of their names. */
export async function readDocuments(folder: string): Promise<SeedDocument[]> {
  const directory = new URL(`${folder}/`, contentDirectory);
  const names = (await readdir(directory, { recursive: true })).filter((name) => name.endsWith('.md'));
  return Promise.all(
    names
      .toSorted()
      .map(async (name) =>
        parseSeedDocument(`${folder}/${name}`, await readFile(new URL(name, directory), 'utf8')),
      ),
  );
}

/** A JSON file of seed/content/. */
export async function readJson<T>(path: string): Promise<T> {
  return JSON.parse(await readFile(new URL(path, contentDirectory), 'utf8')) as T;
}

/** Names of the JSON files of a folder of seed/content/. */
export async function listJson(folder: string): Promise<string[]> {
  const names = await readdir(new URL(`${folder}/`, contentDirectory));
  return names.filter((name) => name.endsWith('.json')).toSorted();
}

export interface Eyecatch {
  url: string;
  width: number;
  height: number;
}

/** The pictures that an item may show, by the names of their files. */
export async function readEyecatches(): Promise<Map<string, Eyecatch>> {
  const source = await readFile(pictures, 'utf8');
  const listed: { file: string; width: number; height: number }[] = JSON.parse(source);
  return new Map(
    listed.map(({ file, width, height }) => [file, { url: `/images/pictures/${file}`, width, height }]),
  );
}
