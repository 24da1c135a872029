import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The store's treatment of the files of one remote. */
export type Fault = 'none' | 'unreachable' | 'error' | 'rubbish' | 'hanging' | 'tampered' | 'missing';

export interface Registry {
  remotes: Record<string, { live: string; history: string[]; releases: Record<string, Release> }>;
}

interface Release {
  publishedAt: string;
  browser?: { entry: string; hashes: string };
  liveAt?: string;
  previewKeyHash?: string;
  files: Record<string, string>;
  pages: Record<string, { scripts: string[]; styles: string[] }>;
  shared: {
    version: string;
    styles: string[];
    parts?: Record<string, { version: string; styles: string[] }>;
  };
}

export interface FaultyStore {
  url: string;
  port: number;
  /** Sets how files of a remote are answered from now on. */
  fail: (remote: string, fault: Fault) => void;
  /** Replaces what `/registry.json` answers. */
  setRegistry: (registry: Registry) => void;
  registry: () => Registry;
  /** How often the registry was asked for. */
  registryReads: () => number;
  /** Adds a file in memory, e.g. of a version that exists only in the test. */
  addFile: (file: string, content: string | Buffer) => void;
  close: () => Promise<void>;
}

const contentType = (file: string) =>
  file.endsWith('.js') ? 'text/javascript' : file.endsWith('.css') ? 'text/css' : 'application/json';

/** The registry of `storeDir` without releases that earlier runs left: a server would go back to them. */
export async function readLiveReleases(storeDir: string): Promise<Registry> {
  const registry: Registry = JSON.parse(await readFile(path.join(storeDir, 'registry.json'), 'utf8'));
  for (const entry of Object.values(registry.remotes)) entry.history = [entry.live];
  return registry;
}

/** A release store whose remotes can be broken one by one; it answers from the files of `storeDir`. */
export async function startFaultyStore(storeDir: string): Promise<FaultyStore> {
  const faults = new Map<string, Fault>();
  const added = new Map<string, string | Buffer>();
  const hanging = new Set<ServerResponse>();
  let reads = 0;
  let registry = await readLiveReleases(storeDir);

  const read = async (file: string) => added.get(file) ?? readFile(path.join(storeDir, path.normalize(file)));

  const server = createServer((request, response) => {
    void answer(decodeURIComponent(new URL(request.url ?? '/', 'http://store').pathname).slice(1), response);
  });

  async function answer(file: string, response: ServerResponse): Promise<void> {
    const head = {
      'Content-Type': contentType(file),
      'Access-Control-Allow-Origin': '*',
      'Cache-Control': 'no-store',
    };
    if (file === 'registry.json') {
      reads += 1;
      return void response.writeHead(200, head).end(JSON.stringify(registry));
    }
    const fault = faults.get(file.split('/')[0] ?? '') ?? 'none';
    if (fault === 'unreachable') return void response.destroy();
    if (fault === 'error') return void response.writeHead(500, head).end('{"message":"broken"}');
    if (fault === 'missing') return void response.writeHead(404, head).end('not found');
    if (fault === 'rubbish') return void response.writeHead(200, head).end('<!doctype html><p>うけつけ</p>');
    if (fault === 'hanging') return void hanging.add(response);
    try {
      const content = await read(file);
      response.writeHead(200, head);
      response.end(
        fault === 'tampered' ? `globalThis.isTampered = true;\n${content.toString('utf8')}` : content,
      );
    } catch {
      response.writeHead(404, head).end('not found');
    }
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
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
    setRegistry: (next) => {
      registry = next;
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
