import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { OLD_FILES_DIR } from '@gakumado/build/old-files.ts';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { createElement } from 'react';
import { answerCalls } from '@gakumado/shared/testing';
import { emptyFrame } from '../base/frame-content.ts';
import * as bundle from '../entry-server.tsx';
import { buildShellApp } from '../server/app.ts';
import { readShellConfig } from '../server/config.ts';
import { policyHash, readOwnStyles } from '../server/inline-styles.ts';
import { fixedViews } from '../server/picks/request-view.ts';
import { createPageCache } from '../server/page-cache/page-cache.ts';
import { createSiteTable } from '../server/site-table.ts';
import { scoreOf } from '../server/testing/observatory.ts';

const PAGE_CSS = '@media (width<600px){main{color:red}}\r\nmain{margin:0}';

let dir = '';
let app: FastifyInstance;

const environment = { ...process.env };

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'observatory-'));
  for (const name of ['web', OLD_FILES_DIR]) await mkdir(path.join(dir, name));
  await writeFile(path.join(dir, 'web/shell-main.1.css'), PAGE_CSS);
  Object.assign(process.env, {
    SITE_ORIGIN: 'https://gakumado.example',
    ACCESS_KEYS: 'own',
    CONTENT_API_KEY: 'own',
    SHELL_BUILD_DIR: dir,
    LOG_LEVEL: 'silent',
  });
  answerCalls({});
  app = await buildShellApp({
    config: readShellConfig(),
    bundle,
    assets: {
      sharedVersions: {},
      scripts: ['/assets/shell-main.1.js'],
      styles: readOwnStyles(path.join(dir, 'web'), ['/assets/shell-main.1.css']),
      parts: {},
    },
    views: fixedViews({
      table: createSiteTable([{ remote: 'mf-search' }]),
      findRemote: () => ({
        routes: [
          {
            id: 'mf-search/home-page',
            path: '/',
            handle: { layout: 'basic', guards: [] },
            lazy: async () => ({
              Component: () => createElement('main', null, createElement('h1', null, '部屋')),
            }),
          },
        ],
        assetsOf: () => ({
          styles: [{ url: '/releases/mf-search/files/home.2.css', css: 'h1{color:blue}' }],
          scripts: [],
        }),
      }),
      findRelease: () => undefined,
    }),
    pageCache: createPageCache(),
    readFrame: () => emptyFrame,
    readMapTiles: () => null,
    logFailure: (_page, error) => {
      throw error;
    },
  });
});

afterAll(async () => {
  process.env = environment;
  await app?.close();
  await rm(dir, { recursive: true, force: true });
});

const directiveOf = ({ headers }: LightMyRequestResponse, name: string) =>
  String(headers['content-security-policy'])
    .split(';')
    .find((text) => text.startsWith(`${name} `));

test('a page of an https site has all points that the Observatory gives without a list of browsers', async () => {
  const answer = await app.inject('/');
  expect(answer.statusCode).toBe(200);
  expect(scoreOf(answer.headers, answer.body)).toEqual({
    score: 140,
    losses: [],
  });
});

test('each stylesheet within a page is allowed by its hash, in a kept page too, and no other text is', async () => {
  const first = await app.inject('/');
  const kept = await app.inject('/');
  expect(kept.headers.age).toBe('0');
  expect(directiveOf(kept, 'style-src')).toBe(directiveOf(first, 'style-src'));
  const sources = directiveOf(first, 'style-src')?.split(' ').slice(1);
  const inPage = [...first.body.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, css = '']) => css);
  expect(inPage).toHaveLength(2);
  expect(sources).toEqual(["'self'", ...inPage.map(policyHash)]);
});

test.each(['/404/', '/nothing-there/', '/healthz', '/api/v1/user/nothing', '/robots.txt'])(
  '%s has a policy that runs no text, too',
  async (url) => {
    const answer = await app.inject(url);
    expect(directiveOf(answer, 'require-trusted-types-for')).toBe("require-trusted-types-for 'script'");
    expect(scoreOf(answer.headers, answer.body).losses).toEqual([]);
  },
);
