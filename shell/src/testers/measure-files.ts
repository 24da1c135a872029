/** Scripts and styles below an address that this page has loaded, also those from the browser's memory. */
export interface LoadedFiles {
  count: number;
  /** In bytes, as they are compressed. */
  size: number;
  /** The slowest of them, in ms. */
  longestMs: number;
}

const LOADED_BY = new Set(['script', 'link', 'css']);

/** Measures the files of a part of the page by the start of their addresses. */
export function measureFiles(baseUrl: string): LoadedFiles {
  const base = new URL(baseUrl, document.baseURI).href;
  const entries = performance
    .getEntriesByType('resource')
    .filter((entry): entry is PerformanceResourceTiming => entry.name.startsWith(base))
    .filter(({ initiatorType, name }) => LOADED_BY.has(initiatorType) && /\.(?:js|css)$/.test(name));
  // A file that was fetched ahead has an entry again when it is used.
  const byName = new Map<string, PerformanceResourceTiming>();
  for (const entry of entries) {
    const known = byName.get(entry.name);
    if (!known || entry.encodedBodySize > known.encodedBodySize) byName.set(entry.name, entry);
  }
  const files = [...byName.values()];
  return {
    count: files.length,
    size: files.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    longestMs: Math.max(0, ...files.map(({ duration }) => duration)),
  };
}
