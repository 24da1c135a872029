import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import Bed from 'lucide-react/icons/bed-single';
import MapPin from 'lucide-react/icons/map-pin';
import School from 'lucide-react/icons/school';
import TrainFront from 'lucide-react/icons/train-front';
import type { Estate } from '@gakumado/shared/contract';
import { Badge, isEmptyText, Picture, useIsHydrated, WIDE_SCREEN } from '@gakumado/shared/ui/core';
import { conditions } from '../../vocabulary/features.ts';
import { MY_PLACES_MAX } from '../../vocabulary/my-places.ts';
import { labelOf } from '../../vocabulary/term.ts';
import { FavoriteButton } from '../favorite-button/favorite-button.tsx';
import { HomePrice } from '../home-price/home-price.tsx';
import { RangeText } from '../range-text/range-text.tsx';
import { useEstateLink } from './estate-link.ts';
import { EstateCosts } from './estate-costs.tsx';
import { commuteTexts, conditionTags, distanceText, roomTexts, vacancyOf } from './estate-texts.ts';
import { useMyWays } from './my-ways.ts';
import { stayCostGist } from './stay-cost.ts';
import styles from './estate-card.module.css';
import { useShownFirst } from '../use-shown-first.ts';

interface Selection {
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  /** The form that the box belongs to. */
  formId?: string;
}

interface EstateCardProps {
  estate: Estate;
  /** Names of the searched campuses, for the commute lines. */
  campusName?: string;
  secondCampusName?: string;
  /** `slim` beside a map: what tells homes apart, in a low row. */
  look?: 'card' | 'slim';
  /** The costs besides the rent, where the card has room for them at its side. */
  hasCosts?: boolean;
  /** The costs by which the home differs from others, below its monthly cost. */
  costWords?: readonly string[] | undefined;
  /** Below the facts: the estate's relation to the search. */
  notes?: ReactNode;
  headingLevel?: 2 | 3 | 4;
  /** True for the first card of a page: its picture is fetched first. */
  priority?: boolean;
  /** Shows a checkbox, in lists in which estates are selected. */
  selection?: Selection;
  hasFavoriteButton?: boolean;
  /** Beside the heart: a `CompareToggle`, in lists in which estates are compared. */
  toggle?: ReactNode;
  /** Buttons and notes below the card's texts. */
  actions?: ReactNode;
  /** `sizes` of the picture, unless the card is in a list of full width. */
  pictureSizes?: string;
}

/** `sizes` of pictures in a list whose cards are rows everywhere, as in two columns of a desktop. */
export const ROW_PICTURE_SIZES = '112px';

/** A phone takes a picture a little smaller than its place on dense screens, which nobody sees. */
const LIST_SIZES = `${WIDE_SCREEN} 288px, (min-width: 640px) 224px, 106px`;
const SLIM_SIZES = '96px';

/**
 * One listing in brief; the whole card leads to its page, which has the rest. It is a row, and a stack where there is no
 * room for one. The picture, its heart and its checkbox are heard after the name that they belong to. Put a
 * `GuidePriceNote` on the page, which the button at the card's guide price opens.
 */
export function EstateCard({
  estate,
  campusName,
  secondCampusName,
  look = 'card',
  hasCosts = false,
  costWords,
  notes,
  headingLevel = 3,
  priority,
  selection,
  hasFavoriteButton = true,
  toggle,
  actions,
  pictureSizes = look === 'slim' ? SLIM_SIZES : LIST_SIZES,
}: EstateCardProps) {
  const Heading = `h${headingLevel}` as const;
  const vacancy = vacancyOf(estate);
  const link = useEstateLink(estate);
  return (
    <div className={styles.place}>
      <article className={styles.card} data-look={look} data-has-costs={hasCosts || undefined}>
        <div className={styles.head}>
          <Heading className={styles.name}>
            <Link className={styles.link} {...link}>
              {estate.name}
            </Link>
          </Heading>
          <HomePrice home={estate} look={look === 'slim' ? 'brief' : 'full'} />
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
          {selection && <SelectionBox estate={estate} {...selection} />}
        </div>
        {(toggle || hasFavoriteButton) && (
          <div className={styles.keep}>
            {toggle}
            {hasFavoriteButton && <FavoriteButton estateId={estate.estate_id} name={estate.name} />}
          </div>
        )}
        <div className={styles.more}>
          {look === 'card' && <CostWords {...{ estate, costWords }} />}
          <Facts {...{ estate, campusName, secondCampusName }} />
        </div>
        {notes && <div className={styles.notes}>{notes}</div>}
        {look === 'card' && <Tags estate={estate} />}
        {hasCosts && <EstateCosts estate={estate} />}
        {actions && <div className={styles.actions}>{actions}</div>}
      </article>
    </div>
  );
}

function SelectionBox({ estate, isSelected, onChange, formId }: { estate: Estate } & Selection) {
  const [isTicked, tick] = useShownFirst(isSelected, onChange);
  return (
    <label className={styles.selection}>
      <input
        type="checkbox"
        name="estate_ids"
        value={estate.estate_id}
        form={formId}
        aria-label={`${estate.name}を選択`}
        checked={isTicked}
        onChange={(event) => void tick(event.currentTarget.checked)}
      />
    </label>
  );
}

/** The whole of the stay, and what makes it dear or cheap, which comes first where there is no room for both. */
function CostWords({ estate, costWords }: Pick<EstateCardProps, 'estate' | 'costWords'>) {
  const total = stayCostGist(estate);
  const others = costWords?.join('・');
  if (!total && !others) return null;
  return (
    <p className={styles.words}>
      {total && <span className={styles.total}>{total}</span>}
      {others && <span>{others}</span>}
    </p>
  );
}

/** Of 東京メトロ東西線 早稲田駅 徒歩3分: what a narrow row has no room for. */
const LINE = /^.* (?=\S+駅 )/u;

type FactsProps = Pick<EstateCardProps, 'estate' | 'campusName' | 'secondCampusName'>;

/** The way to school, or to the station where no school was asked for; the rooms. */
function Facts({ estate, campusName, secondCampusName }: FactsProps) {
  const commutes = commuteTexts(estate, campusName, secondCampusName);
  const [station, address] = [estate.station_time_text_min, estate.address_detail].map((text) =>
    isEmptyText(text) ? '' : text,
  );
  const distance = estate.distance_m === undefined ? '' : `（中心から${distanceText(estate.distance_m)}）`;
  const place = commutes.length > 0 ? '' : station || address || '';
  const line = LINE.exec(place)?.[0] ?? '';
  const rooms = roomTexts(estate);
  return (
    <ul className={styles.facts}>
      {commutes.map((commute) => (
        <li key={commute} className={styles.fact} data-strong="">
          <School size="1rem" aria-hidden />
          {commute}
        </li>
      ))}
      {commutes.length === 0 && <MyWays estateId={estate.estate_id} />}
      {place && (
        <li className={styles.fact}>
          <TrainFront size="1rem" aria-hidden />
          <span>
            {line && <span className={styles.line}>{line}</span>}
            {place.slice(line.length)}
            {distance}
          </span>
        </li>
      )}
      {rooms.length > 0 && (
        <li className={styles.fact}>
          <Bed size="1rem" aria-hidden />
          <span>
            {rooms.map((text, index) => (
              <Fragment key={text}>
                {index > 0 && ' / '}
                <RangeText text={text} />
              </Fragment>
            ))}
          </span>
        </li>
      )}
      {address && address !== place && (
        <li className={styles.fact} data-wide="">
          <MapPin size="1rem" aria-hidden />
          {address}
        </li>
      )}
    </ul>
  );
}

/** Keeps the height of a line. */
const NO_BREAK_SPACE = '\u00a0';
/** The places that わたしの条件 may have. */
const MY_WAYS = Array.from({ length: MY_PLACES_MAX }, (_, index) => index);

/**
 * The ways to the visitor's own places. The HTML is the same for everybody: it has a line for each, and the document's first
 * script gives room to those that this visitor will see (`data-my-way`).
 */
function MyWays({ estateId }: { estateId: number }) {
  const isHydrated = useIsHydrated();
  const { count, texts } = useMyWays(estateId);
  return MY_WAYS.filter((index) => !isHydrated || index < count).map((index) => (
    <li
      key={index}
      className={styles.fact}
      data-mine=""
      data-is-awaited={isHydrated ? '' : undefined}
      data-my-way={isHydrated ? undefined : index + 1}
    >
      <School size="1rem" aria-hidden visibility={texts[index] === undefined ? 'hidden' : undefined} />
      {texts[index] ?? NO_BREAK_SPACE}
    </li>
  ));
}

/** The kind of building, and what tells most of the home besides the state on its picture. */
function Tags({ estate }: Pick<EstateCardProps, 'estate'>) {
  const state = vacancyOf(estate).text;
  const kinds = [estate.building_type_name, ...(estate.is_new ? ['新着'] : [])];
  return (
    <ul className={styles.tags} aria-label="特徴">
      {kinds.map((kind, index) => (
        <li key={kind}>
          <Badge tone={index === 0 ? 'primary' : 'accent'}>{kind}</Badge>
        </li>
      ))}
      {conditionTags(
        estate.condition.filter((id) => labelOf(conditions, id) !== state),
        kinds,
      ).map((tag) => (
        <li key={tag}>
          <Badge>{tag}</Badge>
        </li>
      ))}
    </ul>
  );
}
