import type { EstateDetail, StreetFacts } from '@gakumado/shared/contract';
import { Fold, PartFailed } from '@gakumado/shared/ui';
import { nightWayGist, wayTitle } from './night-way-facts.ts';
import { NightWays } from './night-ways.tsx';
import { Quiet, quietGist } from './quiet.tsx';

interface StreetsProps {
  estate: EstateDetail;
  /** Null when they could not be loaded. */
  streets: StreetFacts | null;
}

/** 夜の帰り道 and 静かさ: facts of the streets around a home, which promise nothing. A part that failed is open and says so. */
export function Streets({ estate, streets }: StreetsProps) {
  const [way] = streets?.night_ways ?? [];
  return (
    <>
      <Fold
        part="night-way"
        title="夜の帰り道"
        gist={way ? `${wayTitle(way)}：${nightWayGist(way)}` : ''}
        isOpen={!streets}
        isNamed
      >
        {streets ? <NightWays estate={estate} ways={streets.night_ways} /> : <PartFailed name="夜の帰り道" />}
      </Fold>
      <Fold
        part="quiet"
        title="静かさ"
        gist={streets?.quiet ? quietGist(streets.quiet) : ''}
        isOpen={!streets}
        isNamed
      >
        {streets ? <Quiet quiet={streets.quiet} /> : <PartFailed name="道路・線路までの距離" />}
      </Fold>
    </>
  );
}
