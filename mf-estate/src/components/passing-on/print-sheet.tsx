import { useContext } from 'react';
import { useSearchParams } from 'react-router-dom';
import { brand } from '@gakumado/shared/brand';
import type { Cost, EstateDetail, EstateSurroundings, Roomtype } from '@gakumado/shared/contract';
import { SiteContext } from '@gakumado/shared/routing';
import { formatDate, formatShopHours, isEmptyText, QrCode } from '@gakumado/shared/ui';
import {
  ESTATE_CLOSED,
  estateStatuses,
  labelOf,
  PLACES_SOURCE,
  PLACES_YEARS,
  sketchMapPath,
} from '@gakumado/shared/vocabulary';
import { nearestText } from '../surroundings/ways.ts';
import type { SchoolWay } from '../way-to-school/load-asked.ts';
import { passedPath } from './passed-query.ts';
import { SheetAccess } from './sheet-access.tsx';
import { SheetCosts } from './sheet-costs.tsx';
import { SheetFacts } from './sheet-facts.tsx';
import { sheetPicture } from './sheet-pictures.ts';
import styles from './print-sheet.module.css';

export interface SheetProps {
  estate: EstateDetail;
  /** The one that the visitor chose. */
  roomtype: Roomtype | undefined;
  costs: readonly Cost[] | null;
  /** To the schools that the visitor chose; null when they could not be loaded. */
  ways: readonly SchoolWay[] | null;
  /** Null when it could not be loaded. */
  around: EstateSurroundings | null;
  /** YYYY-MM-DD */
  defaultMoveInDate: string;
  /** Canonical path of the page. */
  path: string;
}

/** A property on one sheet of A4 paper: the home on its front, what it costs on its back. */
export function PrintSheet({ estate, roomtype, costs, ways, around, defaultMoveInDate, path }: SheetProps) {
  const nearest = around && nearestText(around.places);
  const { origin } = useContext(SiteContext);
  const [query] = useSearchParams();
  const address = (origin || window.location.origin) + passedPath(path, query);
  return (
    <div className={styles.sheet} data-print-sheet>
      <div className={styles.side}>
        <SideHead estate={estate} />
        <div>
          <h1 className={styles.name}>{estate.name}</h1>
          <p>
            {[
              estate.building_type_name,
              estate.is_sample && 'サンプル物件',
              estate.status === ESTATE_CLOSED && labelOf(estateStatuses, ESTATE_CLOSED),
            ]
              .filter(Boolean)
              .join('／')}
          </p>
          {!isEmptyText(estate.address_detail) && <p>{estate.address_detail}</p>}
        </div>
        <Pictures estate={estate} roomtype={roomtype} />
        <SheetFacts estate={estate} />
        <SheetAccess estate={estate} ways={ways} />
        <Contact estate={estate} address={address} />
      </div>
      <div className={styles.side}>
        <SideHead estate={estate} />
        {roomtype && costs && <SheetCosts {...{ estate, roomtype, costs, defaultMoveInDate }} />}
        <section className={styles.map}>
          <h2>周辺の略図</h2>
          <img src={sketchMapPath(estate.estate_id)} alt={`${estate.name}と最寄り駅・学校の略図`} />
          <p>
            路線は駅と駅を直線で結んだ、おおよその位置です。上が北です。
            {nearest && `周辺の施設：${nearest}（${PLACES_YEARS}のデータ、${PLACES_SOURCE.label}）`}
          </p>
        </section>
        <p className={styles.end}>
          {`情報更新日 ${formatDate(estate.info_updated_at)}。内容は変わることがあります。最新の空室と費用は、取扱店舗またはページでご確認ください。`}
        </p>
      </div>
    </div>
  );
}

function SideHead({ estate }: { estate: EstateDetail }) {
  return (
    <p className={styles.head}>
      <strong>{brand.name}</strong>
      <span>{`お問い合わせ番号 ${estate.inquiry_no}`}</span>
    </p>
  );
}

function Pictures({ estate, roomtype }: Pick<SheetProps, 'estate' | 'roomtype'>) {
  const photo = sheetPicture(estate.estate_image_path);
  const plan = sheetPicture(roomtype?.floorplan_image_path);
  return (
    <div className={styles.pictures}>
      {photo && <img src={photo} alt={`${estate.name}の写真`} className={styles.photo} />}
      {plan && (
        <figure className={styles.plan}>
          <img src={plan} alt={`${roomtype!.name}の間取り図`} />
          <figcaption>
            {`${roomtype!.name}（${roomtype!.layout}・${roomtype!.room_area}㎡）の間取り図`}
            {estate.is_sample && '　写真と図はイメージです'}
          </figcaption>
        </figure>
      )}
    </div>
  );
}

function Contact({ estate, address }: { estate: EstateDetail; address: string }) {
  const { shop } = estate;
  const hours = shop && formatShopHours(shop);
  return (
    <div className={styles.contact}>
      <div>
        {shop && (
          <>
            <h2>取扱店舗</h2>
            <p className={styles.shop}>{shop.shop_name}</p>
            {shop.tel && <p className={styles.tel}>{`電話 ${shop.tel}`}</p>}
            <p>{shop.address}</p>
            {hours && <p>{`営業時間 ${hours}`}</p>}
          </>
        )}
        <p className={styles.number}>{`お問い合わせ番号 ${estate.inquiry_no}`}</p>
      </div>
      <figure className={styles.code}>
        <QrCode text={address} label="このページのQRコード" />
        <figcaption>{address}</figcaption>
      </figure>
    </div>
  );
}
