import type { Prefecture } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import { LinkButton } from '@gakumado/shared/ui';
import { LinkCards } from '../../parts/link-cards.tsx';
import { lineResultPath } from '../../search/search-paths.ts';
import type { PortalLine } from './load-portal.ts';
import { Part } from './part.tsx';

/** The lines along which there is most to choose from. */
export function CityLines({ prefecture, lines }: { prefecture: Prefecture; lines: readonly PortalLine[] }) {
  const { name_kana: name, prefecture_id: prefId } = prefecture;
  if (lines.length === 0) return null;
  return (
    <Part title={`${name}の沿線から探す`}>
      <LinkCards
        look="place"
        cards={lines.map(({ id, name: line, companyName, servedCount }) => ({
          to: lineResultPath(prefId, id),
          name: line,
          note: `${companyName}・${servedCount}駅に物件あり`,
        }))}
      />
      <p>
        <LinkButton to={paths.transitInPrefecture(prefId)} variant="secondary">
          {name}の路線・駅をすべて見る
        </LinkButton>
      </p>
    </Part>
  );
}
