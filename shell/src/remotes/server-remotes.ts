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
}

/**
 * The federation of the server: one instance for the life of the process. A new release is registered under a name of its
 * own, so pages that are being rendered keep the modules that they started with.
 */
export function createServerRemotes(): ServerRemotes {
  const containers = new Map<string, () => unknown>();
  const instance = createInstance({
    name: 'shell',
    remotes: [],
    shared: Object.fromEntries(
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
    ),
    plugins: [
      {
        name: 'verified-container',
        loadEntry: async ({ remoteInfo }) => containers.get(remoteInfo.entry)?.() as never,
      },
    ],
  });
  let count = 0;
  return {
    load: async (remote, version, readContainer) => {
      // A name of its own for each release: two of one remote may be loaded at once, and none takes the place of another.
      count += 1;
      const name = `${federationName(remote)}_${count}`;
      const entry = `release://${remote}/${version}/${count}/remoteEntry.js`;
      containers.set(entry, readContainer);
      instance.registerRemotes([{ name, entry }]);
      return routing.readRoutes(remote, await instance.loadRemote<object>(`${name}/routes`));
    },
  };
}
