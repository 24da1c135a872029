import type { Preprocessor } from 'knip';

/** Exports that no page uses yet, by the page that will. A page takes its names off when it is built. */
const waitingExports = {
  '/inquiry/general/': ['selectStoreContact', 'storeContactChosen', 'storeContactCleared'],
  '/view/{id}/': ['guidePriceOf', 'listEstateStations', 'listImages'],
};

/** Takes what waits for a page out of knip's report, and refuses names that are used by now. */
const preprocess: Preprocessor = ({ issues, counters, isProduction, ...rest }) => {
  const waiting = new Set(Object.values(waitingExports).flat());
  const unused = new Set<string>();
  for (const file of Object.values(issues.exports)) {
    for (const [key, { symbol }] of Object.entries(file).filter(([, issue]) => waiting.has(issue.symbol))) {
      unused.add(symbol);
      delete file[key];
      counters.exports -= 1;
    }
  }
  // A test counts as a user outside production.
  const used = [...waiting].filter((name) => isProduction && !unused.has(name));
  if (used.length > 0) throw new Error(`Used by now, take off build/waiting-exports.ts: ${used.join(', ')}`);
  return { issues, counters, isProduction, ...rest };
};

export default preprocess;
