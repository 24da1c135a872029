import type { Prefecture } from '@gakumado/shared/contract';
import { formatCount } from '@gakumado/shared/ui';
import { ChipLinks } from './chip-links.tsx';
import parts from './page-parts.module.css';

interface NearbyPrefecturesProps {
  title: string;
  prefectures: readonly Pick<Prefecture, 'prefecture_id' | 'name_kana' | 'estate_count' | 'is_open'>[];
  hrefOf: (prefectureId: number) => string;
}

/** Prefectures beside one another as links, with their estates. */
export function NearbyPrefectures({ title, prefectures, hrefOf }: NearbyPrefecturesProps) {
  if (prefectures.length === 0) return null;
  return (
    <section className={parts.closePart} aria-label={title}>
      <h2>{title}</h2>
      <ChipLinks
        links={prefectures.map(({ prefecture_id, name_kana, estate_count, is_open }) => ({
          to: hrefOf(prefecture_id),
          label: name_kana,
          note: is_open ? `${formatCount(estate_count)}件` : '準備中',
        }))}
      />
    </section>
  );
}
