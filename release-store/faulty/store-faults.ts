import type { ServerResponse } from 'node:http';

/** Faults of a store that has the files of a remote: connections end, answers are late, wrong, changed or never come. */
export const storeFaults = ['down', 'slow', 'broken', 'garbage', 'tampered', 'hanging', 'missing'] as const;

/** The way in which a store answers for the files of one remote. */
export type StoreFault = (typeof storeFaults)[number];

/** How late a slow store answers a browser, in ms … */
const SLOW_BROWSER_MS = 3_000;
/** … and a server, which waits 1.5 s for a file: also on a busy machine it takes the release into use, late. */
const SLOW_SERVER_MS = 500;

/** How late a file of a slow store is, in ms. Servers take the files of a version, browsers those that releases share. */
export const delayOf = (file: string): number =>
  file.split('/')[1] === 'files' ? SLOW_BROWSER_MS : SLOW_SERVER_MS;

/** A script that was changed on its way says so where it runs. */
export const tamper = (content: string | Buffer): string =>
  `globalThis.isTampered = true;\n${content.toString()}`;

type Answer = (response: ServerResponse, head: Record<string, string>) => void;

/** Answers without the file. A store that hangs gives none, and keeps the connection. */
export const answersWithoutFile: Partial<Record<StoreFault, Answer>> = {
  down: (response) => response.destroy(),
  broken: (response, head) => response.writeHead(500, head).end('{"message":"broken"}'),
  garbage: (response, head) => response.writeHead(200, head).end('<!doctype html><p>うけつけ</p>'),
  missing: (response, head) => response.writeHead(404, head).end('not found'),
};
