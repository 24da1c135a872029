import { listEstatePins } from '@gakumado/shared/api';
import { useLatest } from '@gakumado/shared/ui';
import { useReach } from '../../map/use-reach.ts';
import { toFilter } from '../request.ts';
import { hasTarget, targetsOf } from '../scope.ts';
import { SearchMap, useMapEntry } from './search-map.tsx';
import type { SearchMapProps } from './search-map.tsx';

type BesideMapProps = Pick<
  SearchMapProps,
  'scope' | 'results' | 'highlightedId' | 'onHighlight' | 'onChoose' | 'onAvailable'
>;

/** The map beside a list, with pins of its own: a list without room for a map does not ask for them. */
export function BesideMap(props: BesideMapProps) {
  const { scope, results } = props;
  const { search } = results;
  const entry = useMapEntry();
  const filter = JSON.stringify(toFilter(scope, search));
  const answer = useLatest(loadPins, filter);
  const reach = useReach(hasTarget(scope, search) ? targetsOf(scope, search) : null);
  return <SearchMap {...props} entry={entry} pins={answer?.data?.result ?? null} areas={reach.areas} />;
}

const loadPins = (filter: string, signal: AbortSignal) =>
  listEstatePins(JSON.parse(filter) as Parameters<typeof listEstatePins>[0], signal);
