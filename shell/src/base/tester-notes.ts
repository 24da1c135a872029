import { SHELL_PREFIX } from '@gakumado/shared/call-prefixes';

/**
 * Why a version that somebody asked for is not shown. `unreadable`: it is no remote with a version. `unknown`: the registry does
 * not list it. `trying`: its trial is under way. `refused`: a fault was found in it. `quarantined`: it made a server stand
 * still. `failed`: it could not be fetched or loaded.
 */
export type NotShownReason = 'unreadable' | 'unknown' | 'trying' | 'refused' | 'quarantined' | 'failed';

export interface NotShown {
  reason: NotShownReason;
  /** The fault, for the people of the site. */
  cause?: string | undefined;
}

/** A page for somebody who may choose the versions of remotes. Without a choice both lists are empty. */
export interface TesterNotes {
  /** Versions in place of the live ones. */
  picked: { remote: string; version: string }[];
  /** Versions that were asked for and are not shown: the page has the live ones. */
  notShown: (NotShown & { word: string })[];
}

/** Facts of a part of the page, for the panel of testers. */
export interface PartFacts {
  /** `shell` or the name of a remote. */
  name: string;
  /** Absent where no version is in use. */
  version?: string | undefined;
  /** Chosen by the tester. */
  isPicked: boolean;
  /** When it was published, or the shell was built. */
  publishedAt?: string | undefined;
  source?: { commit: string; subject: string; isChanged: boolean } | undefined;
  /** Parts of `shared` of which it brings a copy of its own, because the shell has another version. */
  ownParts: string[];
  /** Start of the addresses of its files. */
  baseUrl: string;
}

/** Answer of {@link PARTS_PATH}. */
export interface PageFacts {
  shell: PartFacts;
  remotes: PartFacts[];
  /** The remote that owns the page. */
  owner?: string | undefined;
}

/** Tells testers the parts of the page at `?path=`. */
export const PARTS_PATH = `${SHELL_PREFIX}/parts`;

/** Leads back to the page that the visitor comes from, with the live versions. */
export const LIVE_VERSIONS_PATH = `${SHELL_PREFIX}/live-versions`;

/** `?remotes=mf-estate@<version>` chooses versions, `?remotes=` gives the live ones back. The cookie keeps the choice. */
export const PICK_PARAM = 'remotes';
export const PICK_COOKIE = 'REMOTES';
