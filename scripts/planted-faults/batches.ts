import type { TestName } from './browser-tests.ts';
import type { Fault } from './fault.ts';

/** A fault with the tests that ought to find it. */
export interface Planned {
  fault: Fault;
  tests: TestName[];
}

/** Whether the outcome of a run says which of both was found. */
function isApart(one: Planned, other: Planned): boolean {
  const [says, otherSays] = [one.fault.says, other.fault.says];
  if (one.fault.isWide && otherSays === undefined) return false;
  if (other.fault.isWide && says === undefined) return false;
  if (says !== undefined && otherSays !== undefined && says !== otherSays) return true;
  return one.tests.every((name) => !other.tests.includes(name));
}

/** Puts faults together that can be told apart. */
export function makeBatches(planned: readonly Planned[]): Planned[][] {
  const batches: Planned[][] = [];
  for (const one of planned) {
    const room = batches.find((batch) => batch.every((other) => isApart(one, other)));
    if (room) room.push(one);
    else batches.push([one]);
  }
  return batches;
}
