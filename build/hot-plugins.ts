import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import path from 'node:path';
import type { WebpackPluginInstance } from 'webpack';
import type { Mode, Side } from './webpack-base.ts';

const hotClient = path.join(import.meta.dirname, 'hot-client.js');

/** Plugins by which changes of a bundle for browsers show in an open page; none in production. */
export function hotPlugins({ side, mode }: { side: Side; mode: Mode }): WebpackPluginInstance[] {
  if (mode === 'production' || side === 'node') return [];
  const overlay = { entry: hotClient, module: hotClient, sockIntegration: false } as const;
  return [new ReactRefreshPlugin({ overlay })];
}
