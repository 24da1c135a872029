import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readRegistry } from '../registry.ts';
import type { Registry } from '../registry.ts';
import { answersWithoutFile, delayOf, tamper } from './store-faults.ts';
import type { StoreFault } from './store-faults.ts';

/** A release store that answers with the files of other stores, and in which remotes can be broken one by one. */
export interface FaultyStore {
  url: string;
  port: number;
  /** Sets how files of a remote are answered from now on. */
  fail: (remote: string, fault: StoreFault | 'none') => void;
  /** Takes the files of a remote from another store: a folder, or an address. */
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

/** How long the store of another site may take for a file, in ms. */
const OTHER_STORE_MS = 10_000;

const contentType = (file: string) =>
  file.endsWith('.js') ? 'text/javascript' : file.endsWith('.css') ? 'text/css' : 'application/json';

/** The registry of `storeDir` without releases that earlier runs left: a server would go back to them. */
export async function readLiveReleases(storeDir: string): Promise<Registry> {
  const registry = await readRegistry(storeDir);
  for (const entry of Object.values(registry.remotes)) entry.history = [entry.live];
  return registry;
}

async function readFrom(place: string, file: string): Promise<Buffer> {
  if (!/^https?:/.test(place)) return readFile(path.join(place, path.normalize(`/${file}`)));
  const address = `${place}/${file.split('/').map(encodeURIComponent).join('/')}`;
  const response = await fetch(address, { signal: AbortSignal.timeout(OTHER_STORE_MS) });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

/** Starts a store that answers from the files of `storeDir`, at a free port of this machine. */
export async function startFaultyStore(storeDir: string): Promise<FaultyStore> {
  const faults = new Map<string, StoreFault | 'none'>();
  const places = new Map<string, string>();
  const added = new Map<string, string | Buffer>();
  const hanging = new Set<ServerResponse>();
  let reads = 0;
  let registry = await readLiveReleases(storeDir);
  let edition = 0;

  const remoteOf = (file: string) => file.split('/')[0] ?? '';
  const read = async (file: string) =>
    added.get(file) ?? readFrom(places.get(remoteOf(file)) ?? storeDir, file);

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
    takeFrom: (remote, place) => void places.set(remote, place),
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
