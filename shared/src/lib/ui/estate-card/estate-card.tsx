import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Estate } from '@gakumado/shared/contract';
import { isEmptyText, Picture, useIsHydrated, WIDE_SCREEN } from '@gakumado/shared/ui/core';
import { conditions } from '../../vocabulary/features.ts';
import { MY_PLACES_MAX } from '../../vocabulary/my-places.ts';
import { labelOf } from '../../vocabulary/term.ts';
import { FavoriteButton } from '../favorite-button/favorite-button.tsx';
import { HomePrice } from '../home-price/home-price.tsx';
import { fittingText } from '../home-price/price-words.ts';
import { RangeText } from '../range-text/range-text.tsx';
import { useEstateLink } from './estate-link.ts';
import { ageText, commuteTexts, conditionTags, distanceText, roomTexts, vacancyOf } from './estate-texts.ts';
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
  /** The costs by which the home differs from others, below its monthly cost. */
  costWords?: readonly string[] | undefined;
  /** Below the facts: the estate's relation to the search. */
  notes?: ReactNode;
  headingLevel?: 2 | 3 | 4;
  /** True for the first card of a page: its picture is fetched first. */
  priority?: boolean;
  /** Shows a checkbox below the texts, in lists in which estates are selected. */
  selection?: Selection;
  hasFavoriteButton?: boolean;
  /** Buttons and notes below the card's texts. */
  actions?: ReactNode;
  /** `sizes` of the picture, unless the card is in a list of full width. */
  pictureSizes?: string;
}

/** `sizes` of pictures in a list whose cards are rows everywhere, as in two columns of a desktop. */
export const ROW_PICTURE_SIZES = '128px';

/** A phone takes a picture a little smaller than its place on dense screens, which nobody sees. */
const LIST_SIZES = `${WIDE_SCREEN} 160px, (min-width: 640px) 192px, 106px`;
const SLIM_SIZES = '96px';

/**
 * One listing in brief, in the order in which families decide: the way to school, name, cost, facts, and what fits the search.
 * The whole card leads to its page, which has the rest. It is a row, and a stack where there is no room for one. On the picture
 * is the heart and nothing else; both are heard after the name that they belong to, and the way too. The box of a choice is
 * in a row of its own (`data-card-choice`), which a list may hide. Put a `SampleNote` on the page.
 */
export function EstateCard({
  estate,
  campusName,
  secondCampusName,
  look = 'card',
  costWords,
  notes,
  headingLevel = 3,
  priority,
  selection,
  hasFavoriteButton = true,
  actions,
  pictureSizes = look === 'slim' ? SLIM_SIZES : LIST_SIZES,
}: EstateCardProps) {
  const Heading = `h${headingLevel}` as const;
  const link = useEstateLink(estate, pictureSizes);
  return (
    <div className={styles.place}>
      <article className={styles.card} data-look={look}>
        <div className={styles.texts}>
          <Heading className={styles.name}>
            <Link className={styles.link} {...link}>
              {estate.name}
            </Link>
          </Heading>
          <Ways {...{ estate, campusName, secondCampusName }} />
          <HomePrice home={estate} look="card" />
          <Facts estate={estate} />
          {look === 'card' && <CostWords {...{ estate, costWords }} />}
          <Fit estate={estate} notes={notes} />
        </div>
        <div className={styles.visual}>
          <Picture
            path={estate.estate_image_path}
            alt={`${estate.name}の写真`}
            sizes={pictureSizes}
            priority={priority}
            maxWidth={960}
          />
        </div>
        {hasFavoriteButton && (
          <div className={styles.keep}>
            <FavoriteButton estateId={estate.estate_id} name={estate.name} look="picture" />
          </div>
        )}
        {selection && (
          <div className={styles.choice} data-card-choice="">
            <SelectionBox estate={estate} {...selection} />
          </div>
        )}
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
      <span aria-hidden>選ぶ</span>
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

/** The mark between a place and the way to it. */
const TO = 'まで';

/** 早稲田キャンパスまで徒歩8分: minutes are seen first, and the place beside them, which gives way where both are too long. */
function WayText({ text }: { text: string }) {
  const end = text.lastIndexOf(TO) + (text.includes(TO) ? TO.length : 0);
  return (
    <>
      <span className={styles.to}>{text.slice(0, end)}</span>
      <span className={styles.minutes}>{text.slice(end)}</span>
    </>
  );
}

/** Of 東京メトロ東西線 早稲田駅 徒歩3分: what a narrow row has no room for. */
const LINE = /^.* (?=\S+駅 )/u;

const textOrNone = (text: string | null | undefined) => (isEmptyText(text) ? '' : text);

type WaysProps = Pick<EstateCardProps, 'estate' | 'campusName' | 'secondCampusName'>;

/** The ways to the searched schools, else to the visitor's own places; and to the station where no school was asked for. */
function Ways({ estate, campusName, secondCampusName }: WaysProps) {
  const commutes = commuteTexts(estate, campusName, secondCampusName);
  const station = commutes.length > 0 ? '' : textOrNone(estate.station_time_text_min);
  const line = LINE.exec(station)?.[0] ?? '';
  return (
    <ul className={styles.ways}>
      {commutes.map((commute) => (
        <li key={commute} className={styles.way} data-strong="">
          <WayText text={commute} />
        </li>
      ))}
      {commutes.length === 0 && <MyWays estateId={estate.estate_id} />}
      {station && (
        <li className={styles.station}>
          {line && <span className={styles.line}>{line}</span>}
          {station.slice(line.length)}
        </li>
      )}
    </ul>
  );
}

/** Facts for which a narrow card has room; a wide one shows them all. */
const NARROW_FACTS = 4;

/** The rooms, the building and whom it is for, in one quiet line; where it is, on a wide card. */
function Facts({ estate }: Pick<EstateCardProps, 'estate'>) {
  const state = vacancyOf(estate).text;
  const tags = conditionTags(estate.condition.filter((id) => labelOf(conditions, id) !== state));
  const { layouts, areas, mats } = roomTexts(estate);
  const [first, ...others] = tags;
  const isNew = estate.is_new ? '新着' : '';
  const facts = [
    layouts,
    areas,
    ageText(estate.built_ym),
    first ?? '',
    isNew,
    estate.building_type_name,
    mats,
    ...others,
  ].filter((text) => text !== '');
  const distance = estate.distance_m === undefined ? '' : `（中心から${distanceText(estate.distance_m)}）`;
  const station = textOrNone(estate.station_time_text_min);
  const address = textOrNone(estate.address_detail);
  return (
    <>
      <p className={styles.facts}>
        {facts.map((text, index) => (
          <span key={text} data-more={index < NARROW_FACTS ? undefined : ''}>
            {index > 0 && '・'}
            <RangeText text={text} />
          </span>
        ))}
      </p>
      {(address || distance) && (
        <p className={styles.address} data-is-short={station ? undefined : ''}>
          {address}
          {distance}
        </p>
      )}
    </>
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
      className={styles.way}
      data-mine=""
      data-is-awaited={isHydrated ? '' : undefined}
      data-my-way={isHydrated ? undefined : index + 1}
    >
      <WayText text={texts[index] ?? NO_BREAK_SPACE} />
    </li>
  ));
}

/** How the home answers the search: the rooms that fit it, else whether any are free; and which wishes it meets. */
function Fit({ estate, notes }: Pick<EstateCardProps, 'estate' | 'notes'>) {
  const vacancy = vacancyOf(estate);
  return (
    <div className={styles.fit}>
      <p className={styles.vacancy} data-open={vacancy.isOpen}>
        {fittingText(estate) || vacancy.text}
      </p>
      {notes}
    </div>
  );
}
