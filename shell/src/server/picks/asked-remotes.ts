/** A version of a remote that somebody asks for. */
export interface AskedRemote {
  remote: string;
  version: string;
  /** Of the link of a preview. */
  key?: string;
}

/** The word of an address or cookie that is no remote with a version. */
export interface UnreadableWord {
  word: string;
}

/** More than there are remotes; each further word is left out. */
const WORDS_MAX = 12;

/** `mf-estate@0.1.0-d7ef4cd9f331`, and `~` with the key of a preview. Names become folders of this machine. */
const WORD = /^(?<remote>mf-[a-z0-9-]{1,40})@(?<version>(?!.*\.\.)[\w.-]{1,80})(?:~(?<key>[\w-]{1,64}))?$/;

function readWord(word: string): AskedRemote | UnreadableWord {
  const { remote, version, key } = WORD.exec(word)?.groups ?? {};
  if (!remote || !version) return { word: word.slice(0, 80) };
  return { remote, version, ...(key ? { key } : {}) };
}

/** The versions that a text of `?remotes=` or its cookie asks for; of two of one remote the later one. */
export function parseAskedRemotes(text: string): (AskedRemote | UnreadableWord)[] {
  const words = text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)
    .slice(0, WORDS_MAX)
    .map(readWord);
  const byRemote = new Map(words.map((word) => ['remote' in word ? word.remote : word.word, word] as const));
  return [...byRemote.values()];
}

/** The same as a text again. */
export const formatAskedRemotes = (asked: readonly AskedRemote[]): string =>
  asked.map(({ remote, version, key }) => `${remote}@${version}${key ? `~${key}` : ''}`).join(',');
