import { useState } from 'react';
import { untilPainted } from './until-painted.ts';

/**
 * A value of which a press shows the change at once, by itself. `change`, and all that follows from it, waits until that
 * was painted.
 * @returns what to show, and what to call with the next value.
 */
export function useShownFirst<T>(value: T, change: (next: T) => void): [T, (next: T) => Promise<void>] {
  const [shown, setShown] = useState<{ next: T } | null>(null);
  async function show(next: T) {
    const mine = { next };
    setShown(mine);
    await untilPainted();
    change(next);
    // A later press is shown instead.
    setShown((now) => (now === mine ? null : now));
  }
  return [shown ? shown.next : value, show];
}
