import { FILES_DIR } from '@gakumado/release-store/registry.ts';
import type { Release } from '@gakumado/release-store/registry.ts';
import type { RemoteRoute } from '@gakumado/shared/routing';
import type { Asset } from '../base/boot.ts';
import { strictHash } from '../base/remote-release.ts';
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

/** The folder of a release's files for browsers, in a release from before releases shared theirs. */
const OWN_WEB = /^web\//;

/** The script with which a release starts, among its files. */
const entryOf = ({ browser }: Release) => `web/${browser?.entry ?? 'remoteEntry.js'}`;

/** Scripts that every page of a release needs before its own. */
const startOf = (release: Release) => [entryOf(release), ...(release.pages['routes']?.scripts ?? [])];

/**
 * The part of a release that a browser needs: the files with which it starts and the list of the hashes of all. A release
 * that has no such list brings the hashes themselves.
 */
export function browserRelease(
  publicUrl: string,
  { remote, version, release }: Pick<LiveRemote, 'remote' | 'version' | 'release'>,
): RemoteRelease {
  const { browser, files } = release;
  const [entry, start] = [entryOf(release), startOf(release)];
  if (!browser) {
    const all = Object.entries(files).filter(([file]) => /^web\/.*\.(js|css)$/.test(file));
    return {
      remote,
      version,
      baseUrl: `${publicUrl}/${remote}/${version}/`,
      entry,
      files: Object.fromEntries(all),
    };
  }
  const nameOf = (file: string) => file.replace(OWN_WEB, '');
  return {
    remote,
    version,
    baseUrl: `${publicUrl}/${remote}/${FILES_DIR}/`,
    entry: nameOf(entry),
    files: Object.fromEntries(start.map((file) => [nameOf(file), strictHash(files[file])])),
    list: { file: browser.hashes, hash: strictHash(files[`web/${browser.hashes}`]) },
  };
}

/** The address of a file of a release for browsers. */
const addressOf = (file: string, { baseUrl, list }: RemoteRelease) =>
  baseUrl + (list ? file.replace(OWN_WEB, '') : file);

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
    url: addressOf(file, release),
    integrity: strictHash(live.release.files[file]),
  });
  return {
    routes: live.routes,
    // Its page names the files that it uses with their hashes.
    release: release.list ? { ...release, files: {} } : release,
    assetsOf: (pageName) => {
      const page = pageName ? pages[pageName] : undefined;
      const ownShared = ownStyles(shared, shellVersions);
      const scripts = [...startOf(live.release), ...(page?.scripts ?? [])];
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
