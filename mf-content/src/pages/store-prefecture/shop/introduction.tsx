import type { ShopDetail, ShopIntroduction } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import { EmptyState, isEmptyText, PartFailed, PillLink, RichText } from '@gakumado/shared/ui';
import styles from './overview.module.css';
import { Part } from './part.tsx';
import { ShopPictures } from './shop-pictures.tsx';

interface IntroductionProps {
  shop: ShopDetail;
  /** Null when it could not be loaded. */
  introduction: ShopIntroduction | null;
}

type City = ShopIntroduction['recommended_cities'][number];

/** The homes of an area: those of its municipality where the site knows it, else those with its name. */
const cityPath = ({ name, city_id, prefecture_id }: City) =>
  city_id === null || prefecture_id === null
    ? paths.keyword(name)
    : `${paths.areaResult(prefecture_id)}?city_id=${city_id}`;

/** 紹介: what a shop says of itself, and the areas that it recommends. */
export function Introduction({ shop, introduction }: IntroductionProps) {
  if (introduction === null) return <PartFailed name="店舗の紹介" />;
  const { title, message_html, images, recommended_cities } = introduction;
  return (
    <>
      <Part title={isEmptyText(title) ? `${shop.shop_name}のご紹介` : title}>
        {isEmptyText(message_html) ? (
          <EmptyState title="店舗の紹介は、まだありません" />
        ) : (
          <RichText html={message_html} />
        )}
        <ShopPictures pictures={images} />
      </Part>
      {recommended_cities.length > 0 && (
        <Part title="おすすめの地域" lead="地域を選ぶと、その地域の物件をご覧いただけます。">
          <ul className={styles.tags}>
            {recommended_cities.map((city) => (
              <li key={city.name}>
                <PillLink to={cityPath(city)}>{city.name}</PillLink>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  );
}
