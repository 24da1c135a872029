import { onCLS, onINP, onLCP } from 'web-vitals';
import type { CLSMetric, INPMetric, LCPMetric } from 'web-vitals';
import type { PageOrigins } from './page-origins.ts';
import type { SightEntry } from './sight-entry.ts';

/** Sends how the visitor experienced the document, once, when it is hidden for the first time. */
export function watchVitals(
  send: (entries: readonly SightEntry[]) => void,
  origins: Pick<PageOrigins, 'at'>,
): void {
  const latest = new Map<string, SightEntry>();
  const note = ({ name, value, entries }: CLSMetric | INPMetric | LCPMetric) =>
    void latest.set(name, { kind: 'vital', ...origins.at(entries.at(-1)?.startTime ?? 0), name, value });
  // The worst interaction and shift count for the page on which they were.
  const options = { reportAllChanges: true };
  onLCP(note, options);
  onINP(note, options);
  onCLS(note, options);
  const handleChange = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', handleChange);
    if (latest.size > 0) send([...latest.values()]);
  };
  // The library's own listeners are on the window and come first.
  document.addEventListener('visibilitychange', handleChange);
}
