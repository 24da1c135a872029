import type { ComponentType, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Estate } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import { HomePrice, isEmptyText, Picture, SampleNote, Skeleton, vacancyOf } from '@gakumado/shared/ui';
import { CONTACT_MAX, fieldLabels } from '@gakumado/shared/vocabulary';
import { idsAt } from '../form-field.ts';
import type { FormField, FormValues } from '../form-field.ts';
import { useValues } from '../use-item.ts';
import { ChosenRows } from './chosen-rows.tsx';
import type { ChosenRow } from './chosen-rows.tsx';
import styles from './chosen-rows.module.css';
import { numberedEstate, useEstateCards } from './estate-cards.ts';
import type { EstateCards } from './estate-cards.ts';

/** A further choice for single estates. */
interface EstateChoice {
  /** Its values in the request. */
  path: string;
  /** Below an estate on 入力. */
  Control: ComponentType<{ estate: Estate }>;
  /** Beside the name on 確認; empty where nothing was chosen. */
  describe: (id: number, values: FormValues) => string;
}

interface EstatesItem {
  need: boolean;
  /** Cards that the page has loaded; others are loaded when they are shown. */
  known?: readonly Estate[];
  /** Ids that the page has asked for in vain. */
  gone?: readonly number[];
  hint?: string;
  choice?: EstateChoice;
  /** Below the estates: what leads to further ones. */
  More?: ComponentType;
  /** Gets the ids that are left when one is taken off. */
  onChange?: ((ids: readonly number[]) => void) | undefined;
}

const PATH = 'estate_ids';

/** 物件: chosen before, on other pages; each can be taken off. Where none is needed, it is not there without any. */
export function estatesItem(item: EstatesItem): FormField {
  const { need, known, choice } = item;
  return {
    paths: choice ? [PATH, choice.path] : [PATH],
    label: fieldLabels.estate_ids,
    Control: () => <EstatesControl {...item} />,
    describe: (values) => <EstateNames {...{ values, known, choice }} />,
    ...(need ? {} : { isShown: (values) => idsAt(values, PATH).length > 0 }),
  };
}

function EstatesControl({ need, known, gone, hint, choice, More, onChange }: EstatesItem) {
  const ids = useValues((values) => idsAt(values, PATH));
  const cards = useEstateCards(ids, known, gone);
  return (
    <>
      <ChosenRows
        path={PATH}
        label={fieldLabels.estate_ids}
        max={CONTACT_MAX}
        {...{ need, hint, onChange }}
        rowOf={(id) => rowOf(id, cards, choice)}
        empty={
          <p>
            物件が選ばれていません。<Link to={paths.search()}>お部屋を探す</Link>
          </p>
        }
      />
      {More && <More />}
      {ids.some((id) => cards.cardOf(id)?.is_sample) && <SampleNote />}
    </>
  );
}

function rowOf(id: number, { state, cardOf }: EstateCards, choice?: EstateChoice): ChosenRow {
  const estate = cardOf(id);
  if (!estate && state === 'loading') return loadingRow(numberedEstate(id));
  if (!estate) return { name: numberedEstate(id), children: missing(id, state) };
  return {
    name: estate.name,
    picture: (
      <Picture
        path={estate.estate_image_path}
        alt=""
        sizes="96px"
        maxWidth={320}
        className={styles.picture}
      />
    ),
    children: (
      <>
        <Link to={paths.estate(id)} target="_blank" rel="noopener">
          {estate.name}
        </Link>
        <HomePrice home={estate} />
        {!isEmptyText(estate.station_time_text_min) && (
          <p className={styles.note}>{estate.station_time_text_min}</p>
        )}
        <p className={styles.note}>{vacancyOf(estate).text}</p>
        <p className={styles.note}>
          {fieldLabels.estate_inquiry_no} {estate.inquiry_no}
        </p>
      </>
    ),
    more: choice && <choice.Control estate={estate} />,
  };
}

/** As large as a card: what has the focus below it stays in its place. */
const loadingRow = (name: string): ChosenRow => ({
  name,
  picture: <Skeleton width="6rem" height="4.5rem" />,
  children: <Skeleton height="5.75em" />,
});

/** Instead of a card. */
function missing(id: number, state: EstateCards['state']): ReactNode {
  const why =
    state === 'failed' ? '読み込めませんでした' : '掲載が終了しました。お手数ですが、外してください';
  return `${numberedEstate(id)}：${why}。`;
}

interface EstateNamesProps {
  values: FormValues;
  known: readonly Estate[] | undefined;
  choice: EstateChoice | undefined;
}

function EstateNames({ values, known, choice }: EstateNamesProps) {
  const ids = idsAt(values, PATH);
  const { cardOf } = useEstateCards(ids, known);
  if (ids.length === 0) return '未入力';
  return (
    <ul>
      {ids.map((id) => {
        const chosen = choice?.describe(id, values);
        const card = cardOf(id);
        return (
          <li key={id}>
            <span>
              {card?.name ?? numberedEstate(id)}
              {chosen && `（${chosen}）`}
            </span>
            {card && <HomePrice home={card} />}
          </li>
        );
      })}
    </ul>
  );
}
