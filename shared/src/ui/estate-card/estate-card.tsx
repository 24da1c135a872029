import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import Building2 from 'lucide-react/icons/building-2';
import Bed from 'lucide-react/icons/bed-single';
import MapPin from 'lucide-react/icons/map-pin';
import School from 'lucide-react/icons/school';
import TrainFront from 'lucide-react/icons/train-front';
import type { Estate } from '@gakumado/shared/contract';
import { Badge } from '../badge/badge.tsx';
import { FavoriteButton } from '../favorite-button/favorite-button.tsx';
import { isEmptyText } from '../format/empty-text.ts';
import { MONTHLY_COST } from '@gakumado/shared/vocabulary';
import { formatRent, formatRents } from '../format/format-rent.ts';
import { Picture } from '../picture/picture.tsx';
import { useEstateLink } from './estate-link.ts';
import { EstateCosts, EstateMedia } from './estate-details.tsx';
import {
  RENT_UNKNOWN,
  builtText,
  commuteText,
  conditionTags,
  distanceText,
  roomTexts,
  vacancyOf,
} from './estate-texts.ts';
import { monthlyCostText, stayText } from './monthly-cost.ts';
import { stayCostGist } from './stay-cost.ts';
import styles from './estate-card.module.css';
import { GuidePriceHelp } from './guide-price-note.tsx';
import { WIDE_SCREEN } from '../wide-screen.ts';

interface EstateCardProps {
  estate: Estate;
  /** Names of the searched campuses, for the commute lines. */
  campusName?: string;
  secondCampusName?: string;
  /** Everything that is known in brief: costs, age, pictures, date. */
  isDetailed?: boolean;
  /** What makes the home dearer or cheaper than others, below its monthly cost. */
  costWords?: readonly string[] | undefined;
  /** Below the facts: the estate's relation to the search. */
  notes?: ReactNode;
  headingLevel?: 2 | 3 | 4;
  /** True for the first card of a page: its picture is fetched first. */
  priority?: boolean;
  /** Shows a checkbox, in lists in which estates are selected. `formId` names the form that it belongs to. */
  selection?: { isSelected: boolean; onChange: (isSelected: boolean) => void; formId?: string };
  hasFavoriteButton?: boolean;
  /** Beside the heart: a `CompareToggle`, in lists in which estates are compared. */
  toggle?: ReactNode;
  /** Buttons and notes below the card's texts. */
  actions?: ReactNode;
  /** `sizes` of the picture, unless the card is in a list of full width. */
  pictureSizes?: string;
}

const LIST_SIZES = `${WIDE_SCREEN} 320px, (min-width: 640px) 38vw, 100vw`;

/**
 * One listing; the whole card leads to its page. It is a row where there is room, else a stack. The picture, its heart and
 * its checkbox are seen first and heard after the name that they belong to. Put a `GuidePriceNote` on the page, which the button at the card's guide price opens.
 */
export function EstateCard({
  estate,
  campusName,
  secondCampusName,
  isDetailed = false,
  costWords,
  notes,
  headingLevel = 3,
  priority,
  selection,
  hasFavoriteButton = true,
  toggle,
  actions,
  pictureSizes = LIST_SIZES,
}: EstateCardProps) {
  const Heading = `h${headingLevel}` as const;
  const vacancy = vacancyOf(estate);
  const link = useEstateLink(estate);
  return (
    <div className={styles.place}>
      <article className={styles.card} data-detailed={isDetailed || undefined}>
        <div className={styles.body}>
          <div className={styles.kinds}>
            <Badge tone="primary">{estate.building_type_name}</Badge>
            {estate.is_new && <Badge tone="accent">新着</Badge>}
            {estate.is_sample && <Badge>サンプル物件</Badge>}
          </div>
          <Heading className={styles.name}>
            <Link className={styles.link} {...link}>
              {estate.name}
            </Link>
          </Heading>
          <Rent {...{ estate, costWords }} hasGuidePrice={!isDetailed} />
          <Facts {...{ estate, campusName, secondCampusName, isDetailed }} />
          {notes}
          <Tags condition={estate.condition} />
          {isDetailed && <EstateMedia estate={estate} />}
        </div>
        <div className={styles.visual}>
          <Picture
            path={estate.estate_image_path}
            alt={`${estate.name}の写真`}
            sizes={pictureSizes}
            priority={priority}
            isSample={estate.is_sample}
            maxWidth={960}
          />
          <span className={styles.vacancy} data-open={vacancy.isOpen}>
            {vacancy.text}
          </span>
          {(toggle || hasFavoriteButton) && (
            <div className={styles.keep}>
              {toggle}
              {hasFavoriteButton && <FavoriteButton estateId={estate.estate_id} name={estate.name} />}
            </div>
          )}
          {selection && (
            <label className={styles.selection}>
              <input
                type="checkbox"
                name="estate_ids"
                value={estate.estate_id}
                form={selection.formId}
                aria-label={`${estate.name}を選択`}
                checked={selection.isSelected}
                onChange={(event) => selection.onChange(event.currentTarget.checked)}
              />
            </label>
          )}
        </div>
        {isDetailed && <EstateCosts estate={estate} />}
        {actions && <div className={styles.actions}>{actions}</div>}
      </article>
    </div>
  );
}

/** What living here costs a month; the bare rent below it. */
function Rent({
  estate,
  costWords,
  hasGuidePrice,
}: Pick<EstateCardProps, 'estate' | 'costWords'> & { hasGuidePrice: boolean }) {
  const rents = formatRents(estate.price_min, estate.price_max);
  const cost = monthlyCostText(estate);
  return (
    <>
      {cost && (
        <p className={styles.rent}>
          <span className={styles.label}>
            {MONTHLY_COST}（{stayText(estate)}）
          </span>
          <span className={styles.price}>{cost}</span>
          {costWords?.length ? <span className={styles.words}>{costWords.join('・')}</span> : null}
        </p>
      )}
      <p className={styles.rent}>
        {rents && <span className={styles.label}>賃料</span>}
        <span className={cost ? styles.second : styles.price}>{rents || RENT_UNKNOWN}</span>
        {hasGuidePrice && !isEmptyText(estate.guide_price) && (
          <span className={styles.guide}>
            めやす賃料 {formatRent(estate.guide_price)}
            <GuidePriceHelp />
          </span>
        )}
        {cost && <span className={styles.total}>{stayCostGist(estate)}</span>}
      </p>
    </>
  );
}

type FactsProps = Pick<EstateCardProps, 'estate' | 'campusName' | 'secondCampusName' | 'isDetailed'>;

function Facts({ estate, campusName, secondCampusName, isDetailed }: FactsProps) {
  const commutes = [
    commuteText(estate, campusName),
    commuteText(
      { commute_text: estate.second_commute_text, commute_minutes: estate.second_commute_minutes },
      secondCampusName,
    ),
  ].filter((text) => text !== '');
  const rooms = roomTexts(estate);
  const built = isDetailed ? builtText(estate.built_ym) : '';
  return (
    <ul className={styles.facts}>
      {commutes.map((commute) => (
        <li key={commute} className={styles.fact} data-strong="">
          <School size="1rem" aria-hidden />
          {commute}
        </li>
      ))}
      {rooms.length > 0 && (
        <li className={styles.fact}>
          <Bed size="1rem" aria-hidden />
          {rooms.join(' / ')}
        </li>
      )}
      {!isEmptyText(estate.station_time_text_min) && (
        <li className={styles.fact}>
          <TrainFront size="1rem" aria-hidden />
          {estate.station_time_text_min}
        </li>
      )}
      {!isEmptyText(estate.address_detail) && (
        <li className={styles.fact}>
          <MapPin size="1rem" aria-hidden />
          {estate.address_detail}
          {commutes.length === 0 &&
            estate.distance_m !== undefined &&
            `（中心から${distanceText(estate.distance_m)}）`}
        </li>
      )}
      {built && (
        <li className={styles.fact}>
          <Building2 size="1rem" aria-hidden />
          {built}
        </li>
      )}
    </ul>
  );
}

function Tags({ condition }: { condition: readonly number[] }) {
  const tags = conditionTags(condition);
  if (tags.length === 0) return null;
  return (
    <ul className={styles.tags} aria-label="特徴">
      {tags.map((tag) => (
        <li key={tag}>
          <Badge>{tag}</Badge>
        </li>
      ))}
    </ul>
  );
}
