import type { EstateDetail, StreetFacts } from '@gakumado/shared/contract';
import { PartFailed } from '@gakumado/shared/ui';
import { Section } from '../section/section.tsx';
import { NightWays } from './night-ways.tsx';
import { Quiet } from './quiet.tsx';

interface StreetsProps {
  estate: EstateDetail;
  /** Null when they could not be loaded. */
  streets: StreetFacts | null;
}

/** 夜の帰り道 and 静かさ: facts of the streets around a home, which promise nothing. */
export function Streets({ estate, streets }: StreetsProps) {
  return (
    <>
      <Section
        id="night-way"
        isScreenOnly
        title="夜の帰り道"
        lead="駅から歩いて帰る道を、地図と統計のデータで示します。安全を約束するものではありません。"
      >
        {streets ? <NightWays estate={estate} ways={streets.night_ways} /> : <PartFailed name="夜の帰り道" />}
      </Section>
      <Section
        id="quiet"
        isScreenOnly
        title="静かさ"
        lead="車や電車の音のもとになる道路・線路までの距離です。"
      >
        {streets ? <Quiet quiet={streets.quiet} /> : <PartFailed name="道路・線路までの距離" />}
      </Section>
    </>
  );
}
