import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Registry } from '../registry.ts';
import { openStore } from '../stores/open-store.ts';
import type { ReleaseStore } from '../stores/release-store.ts';
import { answersWithoutFile, delayOf, tamper } from './store-faults.ts';
import type { StoreFault } from './store-faults.ts';

/** A release store that answers with the files of other stores, and in which remotes can be broken one by one. */
export interface FaultyStore {
  url: string;
  port: number;
  /** Sets how files of a remote are answered from now on. */
  fail: (remote: string, fault: StoreFault | 'none') => void;
  /** Takes the files of a remote from another store, by its folder or address. */
  takeFrom: (remote: string, place: string) => void;
  /** Replaces what `/registry.json` answers. */
  setRegistry: (registry: Registry) => void;
  registry: () => Registry;
  /** How often the registry was asked for. */
  registryReads: () => number;
  /** Adds a file in memory, e.g. of a version that was never built. */
  addFile: (file: string, content: string | Buffer) => void;
  close: () => Promise<void>;
}

const contentType = (file: string) =>
  file.endsWith('.js') ? 'text/javascript' : file.endsWith('.css') ? 'text/css' : 'application/json';

/** The registry of a store without releases that earlier runs left: a server would go back to them. */
export async function readLiveReleases(place: string): Promise<Registry> {
  const registry = await openStore(place).readRegistry();
  for (const entry of Object.values(registry.remotes)) entry.history = [entry.live];
  return registry;
}

/** Starts a store that answers from the files of another one (its folder or address), at a free port of this machine. */
export async function startFaultyStore(place: string): Promise<FaultyStore> {
  const faults = new Map<string, StoreFault | 'none'>();
  const ofRemotes = new Map<string, ReleaseStore>();
  const ofOthers = openStore(place);
  const added = new Map<string, string | Buffer>();
  const hanging = new Set<ServerResponse>();
  let reads = 0;
  let registry = await readLiveReleases(place);
  let edition = 0;

  const remoteOf = (file: string) => file.split('/')[0] ?? '';
  const read = async (file: string) =>
    added.get(file) ?? (ofRemotes.get(remoteOf(file)) ?? ofOthers).readFile(file);

  function answerRegistry({ headers }: IncomingMessage, response: ServerResponse, head: object): void {
    reads += 1;
    const tag = `"${edition}"`;
    if (headers['if-none-match'] === tag) return void response.writeHead(304, { ETag: tag }).end();
    response.writeHead(200, { ...head, ETag: tag }).end(JSON.stringify(registry));
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://store');
    const file = decodeURIComponent(pathname).slice(1);
    const head = {
      'Content-Type': contentType(file),
      'Access-Control-Allow-Origin': '*',
      'Cache-Control': 'no-store',
    };
    if (file === 'registry.json') return answerRegistry(request, response, head);
    const fault = faults.get(remoteOf(file)) ?? 'none';
    if (fault === 'hanging') return void hanging.add(response);
    const answerWithoutFile = fault === 'none' ? undefined : answersWithoutFile[fault];
    if (answerWithoutFile) return answerWithoutFile(response, head);
    if (fault === 'slow') await wait(delayOf(file), undefined, { ref: false });
    const content = await read(file).catch(() => undefined);
    if (content === undefined) return void response.writeHead(404, head).end('not found');
    response.writeHead(200, head).end(fault === 'tampered' ? tamper(content) : content);
  }

  const server = createServer((request, response) => {
    // An address that cannot be decoded is no file.
    answer(request, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    fail: (remote, fault) => {
      faults.set(remote, fault);
      if (fault === 'hanging') return;
      for (const response of hanging) response.destroy();
      hanging.clear();
    },
    takeFrom: (remote, other) => void ofRemotes.set(remote, openStore(other)),
    setRegistry: (next) => {
      registry = next;
      edition += 1;
    },
    registry: () => structuredClone(registry),
    registryReads: () => reads,
    addFile: (file, content) => void added.set(file, content),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
