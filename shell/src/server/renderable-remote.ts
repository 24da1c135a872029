import type { Release } from '@gakumado/release-store/registry.ts';
import type { RemoteRoute } from '@gakumado/shared/routing';
import type { Asset } from '../base/boot.ts';
import { ENTRY_FILE, strictHash } from '../base/remote-release.ts';
import type { RemoteRelease } from '../base/remote-release.ts';
import type { PageStyle } from './inline-styles.ts';
import type { LiveRemote } from './live-remotes.ts';

/** The part of a remote that rendering needs. */
export interface RenderableRemote {
  routes: readonly RemoteRoute[];
  /** The release that the browser shall run; absent where pages are part of the shell's own bundle. */
  release?: RemoteRelease;
  /** Files that a page needs, so that the browser fetches them while it reads the HTML. */
  assetsOf: (pageName?: string) => { styles: PageStyle[]; scripts: Asset[] };
}

/** The part of a release that a browser needs: its files below `web/`. */
export function browserRelease(
  publicUrl: string,
  { remote, version, release }: Pick<LiveRemote, 'remote' | 'version' | 'release'>,
): RemoteRelease {
  const files = Object.entries(release.files).filter(([file]) => /^web\/.*\.(js|css)$/.test(file));
  return { remote, version, baseUrl: `${publicUrl}/${remote}/${version}/`, files: Object.fromEntries(files) };
}

/** Styles of the copies of parts of `shared` that a remote uses itself: where the shell's version is another. */
const ownStyles = ({ styles, parts }: Release['shared'], shellVersions: Record<string, string>) =>
  parts
    ? Object.entries(parts).flatMap(([part, own]) => (own.version === shellVersions[part] ? [] : own.styles))
    : styles;

/** A live release as the renderer sees it. `shellVersions` are those of the shell's parts of `shared`. */
export function renderableRemote(
  live: LiveRemote,
  publicUrl: string,
  shellVersions: Record<string, string>,
): RenderableRemote {
  const release = browserRelease(publicUrl, live);
  const { pages, shared } = live.release;
  const toAsset = (file: string): Asset => ({
    url: release.baseUrl + file,
    integrity: strictHash(release.files[file]),
  });
  return {
    routes: live.routes,
    release,
    assetsOf: (pageName) => {
      const page = pageName ? pages[pageName] : undefined;
      const ownShared = ownStyles(shared, shellVersions);
      const scripts = [ENTRY_FILE, ...(pages['routes']?.scripts ?? []), ...(page?.scripts ?? [])];
      return {
        styles: [...ownShared, ...(page?.styles ?? [])].map((file) => {
          const { url, integrity } = toAsset(file);
          return { url, integrity, css: live.styles.get(file) };
        }),
        scripts: [...new Set(scripts)].map(toAsset),
      };
    },
  };
}
