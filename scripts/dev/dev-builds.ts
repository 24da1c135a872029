import path from 'node:path';
import webpack from 'webpack';
import type { Chunk, Compilation, Compiler, Configuration, Stats } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { markAsCommonJs } from '@gakumado/build/compile.ts';
import { remoteConfig } from '@gakumado/build/remote-config.ts';
import { shellNodeConfig, shellWebConfig } from '@gakumado/build/shell-config.ts';
import { partChunk, visibleParts } from '@gakumado/build/shared-parts.ts';
import { isOfShareScope } from '@gakumado/build/webpack-base.ts';
import { mkdir } from 'node:fs/promises';
import { devBuildDir, serverDirOf, writeDevPart } from './dev-part.ts';
import type { DevPart } from './dev-part.ts';

/** The name of the shell among the parts. */
export const SHELL = 'shell';

interface BuildOptions {
  name: string;
  /** Of its files for browsers. */
  port: number;
}

function configsOf(name: string): { web: Configuration; node: Configuration } {
  const build = { version: 'dev', mode: 'development' as const };
  const webDir = path.join(devBuildDir, name, 'web');
  if (name === SHELL)
    return {
      web: shellWebConfig({ ...build, outDir: webDir }),
      node: shellNodeConfig({ ...build, outDir: serverDirOf(name) }),
    };
  return {
    web: remoteConfig({ ...build, remote: name, side: 'web', outDir: webDir }),
    node: remoteConfig({ ...build, remote: name, side: 'node', outDir: serverDirOf(name) }),
  };
}

const isStylesheet = (file: string) => file.endsWith('.css');

/** Stylesheets of the frame: those of its entry, and then those of the parts that it shares. */
function frameStyles({ chunks }: Compilation): string[] {
  const order = ['main', '', ...visibleParts.map(partChunk)];
  const rank = ({ name }: Chunk) => order.indexOf(name ?? '');
  const isOfFrame = (chunk: Chunk) => (chunk.name ? rank(chunk) >= 0 : isOfShareScope(chunk));
  const ofFrame = [...chunks].filter(isOfFrame).sort((a, b) => rank(a) - rank(b));
  return ofFrame.flatMap(({ files }) => [...files].filter(isStylesheet));
}

/** Stylesheets by page. */
function stylesOf(name: string, compilation: Compilation): Record<string, string[]> {
  if (name === SHELL) return { main: frameStyles(compilation) };
  const groups = [...compilation.namedChunkGroups];
  return Object.fromEntries(groups.map(([page, group]) => [page, group.getFiles().filter(isStylesheet)]));
}

/** Calls `onBuilt` after each build without errors; writes errors, and a short line for each build but the first. */
function watchBuilds(compiler: Compiler, label: string, onBuilt: (compilation: Compilation) => void): void {
  let isFirst = true;
  compiler.hooks.done.tap('dev', (stats: Stats) => {
    if (stats.hasErrors()) {
      console.error(stats.toString('errors-only'));
      return;
    }
    const { startTime, endTime } = stats;
    const changed = [...(compiler.modifiedFiles ?? [])].map((file) => path.basename(file));
    if (!isFirst) console.log(`${label.padEnd(24)}${endTime - startTime} ms  ${changed.join(' ')}`);
    isFirst = false;
    onBuilt(stats.compilation);
  });
}

function createCompiler(config: Configuration): Compiler {
  const compiler = webpack(config);
  if (!compiler) throw new Error('webpack gave no compiler');
  return compiler;
}

/** Lets a compiler build after another one: a change shows in the browser before the server has it. */
function waitFor(first: Compiler, second: Compiler): void {
  let building = Promise.resolve();
  let end = () => {};
  first.hooks.invalid.tap('dev', () => {
    end();
    building = new Promise((resolve) => {
      end = resolve;
    });
  });
  first.hooks.done.tap('dev', () => end());
  first.hooks.failed.tap('dev', () => end());
  second.hooks.watchRun.tapPromise('dev', () => building);
}

/** Builds of a part, again at each change. */
export interface DevBuilds {
  /** Resolves when browsers and the server have a first build without errors. */
  ready: Promise<void>;
  stop: () => Promise<void>;
}

/** Builds a part of the working tree for browsers, which get it from a port of its own, and for the server. */
export async function startDevBuilds({ name, port }: BuildOptions): Promise<DevBuilds> {
  const baseUrl = `http://localhost:${port}/`;
  const { web, node } = configsOf(name);
  const { promise: ready, resolve } = Promise.withResolvers<void>();
  let styles: DevPart['styles'] | undefined;
  /** A server that is started again must not take a build for one that it knows. */
  let serverBuild = 0;
  const note = () => {
    if (!styles || serverBuild === 0) return;
    writeDevPart({ name, baseUrl, serverBuild, styles });
    resolve();
  };

  const webCompiler = createCompiler({ ...web, output: { ...web.output, publicPath: baseUrl } });
  watchBuilds(webCompiler, `${name} (browser)`, (compilation) => {
    const files = stylesOf(name, compilation);
    styles = Object.fromEntries(
      Object.entries(files).map(([page, names]) => [page, names.map((file) => baseUrl + file)]),
    );
    note();
  });
  const server = new WebpackDevServer(
    {
      port,
      hot: true,
      liveReload: false,
      allowedHosts: 'all',
      // The panel of testers measures files of other ports.
      headers: { 'Access-Control-Allow-Origin': '*', 'Timing-Allow-Origin': '*' },
      client: {
        webSocketURL: `ws://localhost:${port}/ws`,
        // Other errors come with the places of their sources (shell/src/development/).
        overlay: { errors: true, warnings: false, runtimeErrors: false },
      },
      devMiddleware: { stats: 'none' },
    },
    webCompiler,
  );

  const serverDir = serverDirOf(name);
  await mkdir(serverDir, { recursive: true });
  await markAsCommonJs(serverDir);
  const nodeCompiler = createCompiler(node);
  watchBuilds(nodeCompiler, `${name} (server)`, () => {
    serverBuild += 1;
    note();
  });
  waitFor(webCompiler, nodeCompiler);
  // Its errors are written above.
  const watching = nodeCompiler.watch({}, () => {});
  await server.start();
  return {
    ready,
    stop: async () => {
      await server.stop();
      await new Promise((resolve) => {
        if (watching) watching.close(resolve);
        else resolve(undefined);
      });
    },
  };
}
