import Sequencer from '@jest/test-sequencer';

/**
 * Test files that take longest, because they start processes or databases, or ask for hundreds of answers. Without the
 * durations of an earlier run jest begins with the largest files, and these small ones would run alone at the end.
 */
const SLOWEST = [
  'killed-sender',
  'calls.fuzz',
  'lost-database',
  'lost-connections',
  'campus-page',
  'names/names',
  'renew-reference',
  'two-backends',
  'import/import',
  'export/export',
  'room-order-page',
  'database-away',
  'regist-page',
  'dump/dump',
];

const rankOf = ({ path }) => {
  const rank = SLOWEST.findIndex((name) => path.includes(`${name}.test.`));
  return rank === -1 ? SLOWEST.length : rank;
};

/** The slowest files first, the others as jest orders them. */
// oxlint-disable-next-line import/no-default-export -- jest loads it so
export default class SlowestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).toSorted((a, b) => rankOf(a) - rankOf(b));
  }
}
