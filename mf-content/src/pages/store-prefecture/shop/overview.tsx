import { Link } from 'react-router-dom';
import type { Estate, ShopDetail } from '@gakumado/shared/contract';
import { estateAnchor, paths } from '@gakumado/shared/paths';
import {
  Badge,
  EstateCard,
  FactsList,
  formatCount,
  formatShopHours,
  formatZip,
  isEmptyText,
  ListOriginContext,
  PartFailed,
  RichText,
  ROW_PICTURE_SIZES,
  SampleNote,
  telHref,
} from '@gakumado/shared/ui';
import { LineFriendLink } from '#components/shops/line-account.tsx';
import styles from './overview.module.css';
import { Part } from './part.tsx';
import { ShopPictures } from './shop-pictures.tsx';
import { meetingsOf, picturesOf } from './shop-texts.ts';

interface OverviewProps {
  shop: ShopDetail;
  /** The homes that the shop recommends; null when they could not be loaded. */
  estates: readonly Estate[] | null;
}

/** 店舗案内: what a shop looks like, where it is, when it opens, whom it serves and what it recommends. */
export function Overview({ shop, estates }: OverviewProps) {
  const { description_html, facility_tags, handled_schools } = shop;
  return (
    <>
      <ShopPictures pictures={picturesOf(shop)} isFirst />
      {!isEmptyText(description_html) && <RichText html={description_html} look="plain" />}
      {facility_tags.length > 0 && (
        <ul className={styles.tags} aria-label="店舗の特徴">
          {facility_tags.map((tag) => (
            <li key={tag}>
              <Badge tone="primary">{tag}</Badge>
            </li>
          ))}
        </ul>
      )}
      <Part title="店舗の情報">
        <ShopFacts shop={shop} />
      </Part>
      {handled_schools.length > 0 && (
        <Part title="よくご案内する学校">
          <ul className={styles.schools}>
            {handled_schools.map(({ school_name, school_id }) => (
              <li key={school_name}>
                {school_id === null ? school_name : <Link to={paths.school(school_id)}>{school_name}</Link>}
              </li>
            ))}
          </ul>
        </Part>
      )}
      {estates === null && <PartFailed name="おすすめの物件" />}
      {estates && estates.length > 0 && <Recommended shop={shop} estates={estates} />}
    </>
  );
}

function ShopFacts({ shop }: { shop: ShopDetail }) {
  const { zip_code, address, tel, line_account, access_text, parking_text, licence_no, estate_count } = shop;
  return (
    <FactsList
      facts={[
        [
          '住所',
          <>
            {formatZip(zip_code)} {address}
            <br />
            <Link to={paths.shop(shop, { tab: 'access' })}>道順と地図</Link>
          </>,
        ],
        ['最寄り駅', access_text],
        ['電話番号', tel && <a href={telHref(tel)}>{tel}</a>],
        ['LINE', line_account && <LineFriendLink {...{ shop }} account={line_account} />],
        ['営業時間', formatShopHours(shop)],
        ['ご相談の方法', meetingsOf(shop)],
        ['駐車場', parking_text],
        ['取扱物件', estate_count > 0 && `${formatCount(estate_count)}件`],
        ['免許番号', licence_no],
      ]}
    />
  );
}

function Recommended({ shop, estates }: { shop: ShopDetail; estates: readonly Estate[] }) {
  return (
    <Part title={`${shop.shop_name}のおすすめの物件`}>
      {estates.some(({ is_sample }) => is_sample) && <SampleNote />}
      <ListOriginContext value={{ campusIds: [], path: paths.shop(shop) }}>
        <ul className={styles.estates}>
          {estates.map((estate) => (
            <li key={estate.estate_id} id={estateAnchor(estate.estate_id)}>
              <EstateCard estate={estate} pictureSizes={ROW_PICTURE_SIZES} />
            </li>
          ))}
        </ul>
      </ListOriginContext>
    </Part>
  );
}
