import { createInstance } from '@module-federation/runtime';
import * as React from 'react';
import * as JsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import * as ReactRedux from 'react-redux';
import * as ReactRouterDom from 'react-router-dom';
import * as brand from '@gakumado/shared/brand';
import * as connection from '@gakumado/shared/connection';
import * as cookies from '@gakumado/shared/cookies';
import * as paths from '@gakumado/shared/paths';
import * as routing from '@gakumado/shared/routing';
import * as sitePages from '@gakumado/shared/site-pages';
import * as store from '@gakumado/shared/store';
import * as carousel from '@gakumado/shared/ui/carousel';
import * as core from '@gakumado/shared/ui/core';
import * as estate from '@gakumado/shared/ui/estate';
import type { RemoteRoute } from '@gakumado/shared/routing';
import { federationName } from '../base/remote-release.ts';

/** Modules that the server shares with the remotes. Each remote says how exact the version has to be. */
const sharedModules = {
  react: React,
  'react/jsx-runtime': JsxRuntime,
  'react-dom': ReactDom,
  'react-redux': ReactRedux,
  'react-router-dom': ReactRouterDom,
  '@gakumado/shared/brand': brand,
  '@gakumado/shared/connection': connection,
  '@gakumado/shared/cookies': cookies,
  '@gakumado/shared/paths': paths,
  '@gakumado/shared/routing': routing,
  '@gakumado/shared/site-pages': sitePages,
  '@gakumado/shared/store': store,
  '@gakumado/shared/ui/carousel': carousel,
  '@gakumado/shared/ui/core': core,
  '@gakumado/shared/ui/estate': estate,
};

/** How each module is shared, from the build (build/shared-modules.ts). */
declare const __SHARED_MODULES__: Record<string, { version: string; singleton: boolean }>;

export interface ServerRemotes {
  /** Loads the routes of a release from its container, which the caller has verified. */
  load: (remote: string, version: string, readContainer: () => unknown) => Promise<RemoteRoute[]>;
  /** Forgets a release that nobody uses any more, by the routes that it handed over, and what it brought into the share scope. */
  unload: (routes: RemoteRoute[]) => void;
}

/** Name of the instance of a release (build/remote-config.ts). */
const instanceName = (remote: string, version: string) =>
  `${federationName(remote)}_${version.replaceAll(/\W/g, '_')}`;

/** The parts of the runtime's memory that would keep a release for ever. */
interface RuntimeMemory {
  __FEDERATION__: { __INSTANCES__: { name: string }[]; __SHARE__: Record<string, unknown> };
  /** By the name and the entry of a remote. */
  __GLOBAL_LOADING_REMOTE_ENTRY__: Record<string, unknown>;
}

/** A loaded release in that memory. */
interface Loaded {
  /** Of the shell, and of the release itself. */
  instances: readonly string[];
  container: string;
}

/** The modules of the server as an instance of the federation takes them. */
const shared = () =>
  Object.fromEntries(
    Object.entries(sharedModules).map(([name, lib]) => [
      name,
      {
        version: __SHARED_MODULES__[name]?.version ?? '0.0.0',
        lib: () => lib,
        shareConfig: {
          singleton: __SHARED_MODULES__[name]?.singleton ?? true,
          requiredVersion: false as const,
        },
      },
    ]),
  );

/**
 * The federation of the server. Each release gets an instance of its own with the same modules, so that pages that are being
 * rendered keep what they started with, and a release can be forgotten alone.
 */
export function createServerRemotes(): ServerRemotes {
  let count = 0;
  const loaded = new Map<RemoteRoute[], Loaded>();
  return {
    load: async (remote, version, readContainer) => {
      count += 1;
      const host = `shell_${count}`;
      const name = federationName(remote);
      const entry = `release://${remote}/${version}/${count}`;
      const instance = createInstance({
        name: host,
        remotes: [{ name, entry }],
        shared: shared(),
        plugins: [{ name: 'verified-container', loadEntry: async () => readContainer() as never }],
      });
      const routes = routing.readRoutes(remote, await instance.loadRemote<object>(`${name}/routes`));
      loaded.set(routes, {
        instances: [host, instanceName(remote, version)],
        container: `${name}:${entry}`,
      });
      return routes;
    },
    unload: (routes) => {
      const { instances, container } = loaded.get(routes) ?? {};
      if (!instances || container === undefined) return;
      loaded.delete(routes);
      const memory = globalThis as unknown as RuntimeMemory;
      const { __FEDERATION__: federation } = memory;
      federation.__INSTANCES__ = federation.__INSTANCES__.filter(({ name }) => !instances.includes(name));
      for (const id of Object.keys(federation.__SHARE__)) {
        // An instance that comes from a build has the version of its package behind its name.
        if (instances.includes(id.split(':')[0] ?? '')) delete federation.__SHARE__[id];
      }
      delete memory.__GLOBAL_LOADING_REMOTE_ENTRY__[container];
    },
  };
}
