import { FILES_DIR } from '@gakumado/release-store/registry.ts';
import type { Release } from '@gakumado/release-store/registry.ts';
import type { RemoteRoute } from '@gakumado/shared/routing';
import type { Asset } from '../base/boot.ts';
import { strictHash } from '../base/remote-release.ts';
import type { RemoteRelease } from '../base/remote-release.ts';
import type { ShellAssets } from './config.ts';
import type { PageStyle } from './inline-styles.ts';
import type { LiveRemote } from './take-ups/take-up-release.ts';

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

const nameOf = (file: string) => file.replace(OWN_WEB, '');

/** The hash by which pages name a file: the shorter one where there is one. A file that is not registered has none. */
function hashOf({ files, browser }: Release, file: string): string {
  const hash = strictHash(files[file]);
  return hash === files[file] ? strictHash(browser?.short?.[nameOf(file)] ?? hash) : hash;
}

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
  return {
    remote,
    version,
    baseUrl: `${publicUrl}/${remote}/${FILES_DIR}/`,
    entry: nameOf(entry),
    files: Object.fromEntries(start.map((file) => [nameOf(file), hashOf(release, file)])),
    list: { file: browser.hashes, hash: hashOf(release, `web/${browser.hashes}`) },
  };
}

/** The address of a file of a release for browsers. */
const addressOf = (file: string, { baseUrl, list }: RemoteRelease) => baseUrl + (list ? nameOf(file) : file);

/** The shell's parts of `shared`: their versions, and the files of those that only some pages use. */
type ShellParts = Pick<ShellAssets, 'sharedVersions' | 'parts'>;

/** The parts of `shared` of which a release uses a copy of its own: where the shell's version is another. */
export function ownPartsOf({ shared }: Release, shell: ShellParts): string[] {
  return Object.entries(shared.parts ?? {}).flatMap(([part, own]) =>
    own.version === shell.sharedVersions[part] ? [] : [part],
  );
}

/**
 * Styles of the copies of parts of `shared` that a page of a remote uses itself.
 * @param used Of the parts that only some pages use.
 */
function ownStyles(release: Release, shell: ShellParts, used: readonly string[]): string[] {
  const { styles, parts } = release.shared;
  if (!parts) return styles;
  return ownPartsOf(release, shell).flatMap((part) => {
    const isUsed = !Object.hasOwn(shell.parts, part) || used.includes(part);
    return isUsed ? (parts[part]?.styles ?? []) : [];
  });
}

/** A live release as the renderer sees it, in this shell. */
export function renderableRemote(live: LiveRemote, publicUrl: string, shell: ShellParts): RenderableRemote {
  const release = browserRelease(publicUrl, live);
  const { pages, shared } = live.release;
  const { files: _files, ...inPage } = release;
  const toAsset = (file: string): Asset => ({
    url: addressOf(file, release),
    integrity: hashOf(live.release, file),
  });
  return {
    routes: live.routes,
    // Its page names the files that it uses with their hashes.
    release: release.list ? inPage : release,
    assetsOf: (pageName) => {
      const page = pageName ? pages[pageName] : undefined;
      const used = page?.parts ?? Object.keys(shell.parts);
      const ofShell = Object.entries(shell.parts).flatMap(([part, files]) => {
        const own = shared.parts?.[part];
        return own && own.version === shell.sharedVersions[part] && used.includes(part) ? [files] : [];
      });
      const styles = [...ownStyles(live.release, shell, used), ...(page?.styles ?? [])].map((file) => {
        const { url, integrity } = toAsset(file);
        return { url, integrity, css: live.styles.get(file) };
      });
      const scripts = [...startOf(live.release), ...(page?.scripts ?? [])];
      return {
        styles: [...ofShell.flatMap((files) => files.styles), ...styles],
        scripts: [
          ...ofShell.flatMap((files) => files.scripts.map((url) => ({ url }))),
          ...[...new Set(scripts)].map(toAsset),
        ],
      };
    },
  };
}
