import type { Prefecture } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import { formatRent, LinkButton } from '@gakumado/shared/ui';
import { LinkCards } from '../../parts/link-cards.tsx';
import type { Town } from './load-portal.ts';
import { Part } from './part.tsx';

/** The cities with most estates and what rooms cost there; each leads to its list. */
export function CityTowns({ prefecture, towns }: { prefecture: Prefecture; towns: readonly Town[] }) {
  const { name_kana: name, prefecture_id: prefId } = prefecture;
  if (towns.length === 0) return null;
  return (
    <Part title={`${name}で物件の多い街と家賃`}>
      <LinkCards
        look="place"
        cards={towns.map(({ id, name: town, estateCount, priceMin, rentAverage }) => ({
          to: paths.areaResultOfCity(prefId, id),
          name: town,
          note:
            rentAverage === null
              ? priceMin !== null && `賃料 ${formatRent(priceMin)}～`
              : `1R・1Kの家賃の平均 ${formatRent(rentAverage)}`,
          count: estateCount,
        }))}
      />
      <p>
        <LinkButton to={paths.area(prefId)} variant="secondary">
          {name}の市区町村をすべて見る
        </LinkButton>
      </p>
    </Part>
  );
}
