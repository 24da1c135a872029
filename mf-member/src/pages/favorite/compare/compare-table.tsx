import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { StayPlan } from '@gakumado/shared/cost-simulation';
import { paths } from '@gakumado/shared/paths';
import type { RentTermName } from '@gakumado/shared/rent-terms';
import {
  FACT_TERMS,
  FavoriteButton,
  firstUses,
  LinkButton,
  notLoaded,
  Picture,
  TERM_NOTES,
  TermNote,
  TermText,
} from '@gakumado/shared/ui';
import { MONTHLY_COST } from '@gakumado/shared/vocabulary';
import { useHomeNotes, useNotesOfAllDevices } from '#components/home-note/use-home-notes.ts';
import { writeCompare } from './compare-address.ts';
import type { CompareAddress } from './compare-address.ts';
import type { CompareGroup, CompareRow } from './compare-rows.ts';
import type { Home } from './load-compare.ts';
import { cheapestPlan } from './cheapest-plan.ts';
import styles from './compare-table.module.css';

const NAME = '物件の比較';

/** The labels of rows that the glossary explains. */
const rowNotes: Readonly<Record<string, RentTermName>> = {
  ...TERM_NOTES,
  [MONTHLY_COST]: MONTHLY_COST,
  '管理費・共益費': '管理費・共益費',
  敷金: '敷金',
  '入館金・礼金': '入館金',
  めやす賃料: 'めやす賃料',
  賃料: '賃料',
  オートロック: 'オートロック',
};

interface CompareTableProps {
  homes: readonly Home[];
  /** The lines that a comparison begins with. */
  verdict: readonly CompareRow[];
  /** The rows in which the homes differ. */
  groups: readonly CompareGroup[];
  /** The rows in which they do not, folded. */
  same: readonly CompareGroup[];
  address: CompareAddress;
  /** The stay that the costs are of. */
  plan: StayPlan;
}

/**
 * A column per home, a row per fact: first the verdict, then the rows in which the homes differ; the others are folded. On a
 * phone the labels stay at the left edge while the homes are moved under the finger, two at a time, and each group names the
 * homes again.
 */
export function CompareTable({ homes, verdict, groups, same, address, plan }: CompareTableProps) {
  const asked = { campusIds: address.campusIds, ...plan };
  return (
    // The box scrolls, so the keyboard must reach it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.box} role="region" aria-label={NAME} tabIndex={0}>
      <table className={styles.table} aria-label={NAME} style={{ '--homes': homes.length } as CSSProperties}>
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              項目
            </th>
            {homes.map(({ card }) => (
              <th key={card.estate_id} scope="col" className={styles.home}>
                <Link to={paths.estate(card.estate_id, asked)}>{card.name}</Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={styles.verdict}>
          {verdict.map(({ label, cells }) => (
            <Row key={label} label={label}>
              {cells.map((cell) => textOf(cell))}
            </Row>
          ))}
        </tbody>
        <tbody>
          <Row label="写真">{homes.map(photoOf)}</Row>
          <Row label="間取り図">{homes.map(planOf)}</Row>
          <Row label="操作" className={styles.screenOnly}>
            {homes.map((home) => (
              <Actions key={home.card.estate_id} {...{ home, address }} />
            ))}
          </Row>
          <Notes homes={homes} />
        </tbody>
        {groups.map((group) => (
          <Group key={group.title} {...{ group, homes }} />
        ))}
        {same.length > 0 && (
          <tbody className={styles.screenOnly}>
            <tr>
              <th scope="rowgroup" colSpan={homes.length + 1}>
                <label className={styles.fold}>
                  <input type="checkbox" data-shows-same="" />
                  どの物件も同じ項目（{countOf(same)}項目）を表示する
                </label>
              </th>
            </tr>
          </tbody>
        )}
        {same.map((group) => (
          <Group key={group.title} {...{ group, homes }} isFolded />
        ))}
      </table>
    </div>
  );
}

const countOf = (groups: readonly CompareGroup[]) =>
  groups.reduce((sum, { rows, common }) => sum + rows.length + (common === undefined ? 0 : 1), 0);

/** The visitor's own notes, where there are any. */
function Notes({ homes }: { homes: readonly Home[] }) {
  useNotesOfAllDevices();
  const notes = useHomeNotes();
  const texts = homes.map(({ card }) => notes[card.estate_id] ?? '');
  return texts.some((text) => text !== '') && <Row label="メモ">{texts.map((text) => textOf(text))}</Row>;
}

interface GroupProps {
  group: CompareGroup;
  homes: readonly Home[];
  /** Hidden on a screen until its box is ticked: the style sheet reads it, so that it works without scripts. */
  isFolded?: boolean;
}

function Group({ group, homes, isFolded }: GroupProps) {
  const { title, rows, common, brief } = group;
  const contents = explainedCells(rows);
  return (
    <tbody data-folded={isFolded ? '' : undefined}>
      <tr className={styles.group}>
        <th scope="rowgroup" colSpan={homes.length + 1}>
          <span className={styles.title}>{title}</span>
        </th>
      </tr>
      <tr aria-hidden className={styles.again}>
        <td>物件名</td>
        {homes.map(({ card }) => (
          <td key={card.estate_id}>{card.name}</td>
        ))}
      </tr>
      {common !== undefined && (
        <tr>
          <th scope="row" className={styles.label}>
            どの物件にもあるもの
          </th>
          <td colSpan={homes.length}>
            <span className={styles.common}>
              <TermText text={common} />
            </span>
          </td>
        </tr>
      )}
      {rows.map((row, index) => (
        <Row
          key={row.label}
          label={row.label}
          isMain={row.isMain}
          className={brief ? styles.screenOnly : undefined}
        >
          {contents[index]!}
        </Row>
      ))}
      {brief && (
        <Row label={brief.label} className={styles.printOnly}>
          {brief.cells.map((cell) => textOf(cell))}
        </Row>
      )}
    </tbody>
  );
}

interface RowProps {
  label: string;
  /** One content per home. */
  children: readonly ReactNode[];
  isMain?: boolean | undefined;
  className?: string | undefined;
}

function Row({ label, children, isMain, className }: RowProps) {
  return (
    <tr data-main={isMain || undefined} className={className}>
      <th scope="row" className={styles.label}>
        {rowNotes[label] ? <TermNote term={rowNotes[label]}>{label}</TermNote> : label}
      </th>
      {children.map((content, index) => (
        <td key={index}>{content}</td>
      ))}
    </tr>
  );
}

/** The contents of a group's rows: of the words that no label explains, each has a note where it is used first. */
function explainedCells(rows: readonly CompareRow[]): ReactNode[][] {
  const labelled = new Set(rows.map(({ label }) => rowNotes[label]));
  const uses = firstUses(
    rows.flatMap(({ cells }) => cells.map((cell) => cell ?? '')),
    FACT_TERMS.filter((term) => !labelled.has(term)),
  );
  let at = 0;
  return rows.map(({ cells }) => cells.map((cell) => textOf(cell, uses[at++])));
}

/** An unknown value has a dash; a value that failed to load has a message. */
function textOf(cell: CompareRow['cells'][number], terms: readonly RentTermName[] = []): ReactNode {
  if (cell === null) return <span className={styles.failed}>{notLoaded('この項目')}</span>;
  return cell === '' ? '－' : <TermText text={cell} {...{ terms }} />;
}

const photoOf = ({ card }: Home) => (
  <Picture
    path={card.estate_image_path}
    alt={`${card.name}の写真`}
    sizes="(min-width: 60rem) 220px, 40vw"
    maxWidth={480}
    priority
  />
);

function planOf({ card, roomtypes }: Home): ReactNode {
  if (!roomtypes) return textOf(null);
  const roomtype = cheapestPlan(roomtypes);
  if (!roomtype) return textOf('');
  return (
    <>
      <Picture
        path={roomtype.floorplan_image_path}
        alt={`${card.name} ${roomtype.name}の間取り図`}
        sizes="(min-width: 60rem) 220px, 40vw"
        maxWidth={480}
        width={4}
        height={3}
        fit="contain"
      />
      <span className={styles.caption}>{`${roomtype.name}（${roomtype.layout}）`}</span>
    </>
  );
}

function Actions({ home: { card }, address }: { home: Home; address: CompareAddress }) {
  const { estate_id: estateId, shop_id, name } = card;
  return (
    <div className={styles.actions}>
      <FavoriteButton estateId={estateId} name={name} />
      <LinkButton
        to={paths.inquiry({ estateId, ...(shop_id === null ? {} : { shopId: shop_id }) })}
        variant="accent"
        size="small"
        aria-label={`${name}に問い合わせる`}
      >
        問い合わせ
      </LinkButton>
      <LinkButton
        to={writeCompare({ ...address, estateIds: address.estateIds.filter((id) => id !== estateId) })}
        variant="plain"
        size="small"
        aria-label={`${name}を比較から外す`}
      >
        外す
      </LinkButton>
    </div>
  );
}
