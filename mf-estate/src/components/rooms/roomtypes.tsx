import type { ReactNode } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import {
  Badge,
  formatDate,
  formatFee,
  formatFees,
  HomePrice,
  isEmptyText,
  firstUses,
  PartFailed,
  RangeText,
  reservationLead,
  TermNote,
  TermText,
} from '@gakumado/shared/ui';
import type { Cost, Equipment, EstateDetail, Roomtype } from '@gakumado/shared/contract';
import type { RentTermName } from '@gakumado/shared/rent-terms';
import { isFull } from '@gakumado/shared/vocabulary';
import { writeRoomtype } from '../costs/cost-choices.ts';
import { pricedRoom } from './priced-room.ts';
import { FloorPlan } from './floor-plan.tsx';
import { ownEquipment } from './room-equipment.ts';
import { RoomLooks } from './room-looks.tsx';
import { RoomPhotosLink } from './room-photos-link.tsx';
import styles from './roomtypes.module.css';
import { Section } from '../section/section.tsx';
import { inquiryPath } from '../texts.ts';
import { VacancyBadge } from '../vacancy/vacancy-badge.tsx';
import { WAIT, WAITING_LIST } from '../waiting-list/waiting-list.tsx';

interface RoomtypesProps {
  /** Null when they could not be loaded. */
  roomtypes: readonly Roomtype[] | null;
  estate: Pick<EstateDetail, 'estate_id' | 'shop_id' | 'meal_type' | 'fitting_rooms'>;
  /** The rows from which the cost of a room is worked out; null when they could not be loaded. */
  costs: readonly Cost[] | null;
  /** The names of all equipment; null when they could not be loaded. */
  equipment: readonly Equipment[] | null;
  /** No room is let any more: how free they were is no longer told. */
  isClosed: boolean;
  /** The way to wait for one that is full. */
  children?: ReactNode;
}

const TITLE = 'お部屋のタイプ';

/** So many rows that can be had are there at once, on a phone two of more than three; the rest is a press away where it is more than one row, or a fourth one. */
const SHOWN = 3;

/**
 * The kinds of rooms: a table, which the stylesheet turns into cards on a phone. Those that fit the visitor's list are marked and come
 * first (contract, 8.4), those that are full come last.
 */
export function Roomtypes({
  roomtypes: listed,
  estate,
  costs,
  equipment,
  isClosed,
  children,
}: RoomtypesProps) {
  if (!listed) {
    return (
      <Section id="rooms" title={TITLE}>
        <PartFailed name="お部屋のタイプ" />
        {children}
      </Section>
    );
  }
  const fitting = estate.fitting_rooms?.roomtype_ids;
  const fits = ({ roomtype_id }: Roomtype) => fitting?.includes(roomtype_id) ?? false;
  const canBeHad = (roomtype: Roomtype) => fits(roomtype) || isClosed || !isFull(roomtype.vacant_status_id);
  const roomtypes = listed.toSorted(
    (a, b) => Number(fits(b)) - Number(fits(a)) || Number(canBeHad(b)) - Number(canBeHad(a)),
  );
  const uses = firstUses(roomtypes.map(sizeText));
  const rowOf = (roomtype: Roomtype, index: number) => (
    <RoomtypeRow
      key={roomtype.roomtype_id}
      {...{ roomtype, estate, costs, isClosed }}
      isFitting={fits(roomtype)}
      hasNotes={index === 0}
      isFoldedOnPhones={index === SHOWN - 1 && roomtypes.length > SHOWN}
      terms={uses[index]!}
      equipment={ownEquipment(roomtype, roomtypes, equipment)}
    />
  );
  const rows = roomtypes.map(rowOf);
  const wanted = Math.min(SHOWN, roomtypes.filter(canBeHad).length || SHOWN);
  const shownCount = rows.length > Math.min(wanted + 1, SHOWN) ? wanted : rows.length;
  return (
    <Section id="rooms" title={TITLE} lead={fittingLead(fitting, roomtypes.length)}>
      <table className={styles.table} aria-label={TITLE}>
        <thead>
          <tr>
            {['間取り図', 'お部屋', '毎月の実質負担', '管理費・敷金・礼金', '空室状況'].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{rows.slice(0, shownCount)}</tbody>
        {shownCount < rows.length && (
          <>
            <tbody data-folded="">{rows.slice(shownCount)}</tbody>
            <tbody data-screen-only>
              <tr>
                <td colSpan={5}>
                  {/* The style sheet reads it, so that it works without scripts. */}
                  <label className={styles.all}>
                    <input type="checkbox" data-shows-all="" />
                    {`すべてのタイプ（${rows.length}タイプ）を表示する`}
                  </label>
                </td>
              </tr>
            </tbody>
          </>
        )}
      </table>
      {children}
    </Section>
  );
}

/** How many types fit the visitor's list, which asks for rooms; '' where it does not. */
function fittingLead(fitting: readonly number[] | undefined, total: number): string {
  if (!fitting) return '';
  if (fitting.length === 0) return '検索した条件に合うお部屋はありません。';
  return fitting.length === total
    ? 'どれも検索した条件に合います。'
    : `${fitting.length}タイプが検索した条件に合います。`;
}

interface RoomtypeRowProps extends Pick<RoomtypesProps, 'estate' | 'costs' | 'isClosed'> {
  roomtype: Roomtype;
  isFitting: boolean;
  isFoldedOnPhones: boolean;
  /** Equipment that only this room type has. */
  equipment: string;
  /** Words are explained in the first row alone. */
  hasNotes: boolean;
  /** The words of its size that no row before has used. */
  terms: readonly RentTermName[];
}

function RoomtypeRow(props: RoomtypeRowProps) {
  const { roomtype, isFitting, isFoldedOnPhones, estate, costs, equipment, isClosed, hasNotes, terms } =
    props;
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const reservation = reservationLead(roomtype.reservation_terms);
  return (
    <tr className={styles.row} data-folded-on-phones={isFoldedOnPhones ? '' : undefined}>
      <td className={styles.plan}>
        <FloorPlan roomtype={roomtype} />
      </td>
      <th scope="row" className={styles.room}>
        <strong className={styles.name}>{roomtype.name}</strong>
        {isFitting && (
          <span>
            <Badge tone="primary">条件に合う部屋</Badge>
          </span>
        )}
        <span className={styles.size}>
          <TermText text={sizeText(roomtype)} {...{ terms }} />
        </span>
        <span className={styles.more}>
          {[roomtype.direction, roomtype.floor_text].filter(Boolean).join('／')}
        </span>
        {equipment !== '' && (
          <span className={styles.more}>
            このタイプの設備：<span className={styles.names}>{equipment}</span>
          </span>
        )}
        {!isEmptyText(roomtype.note) && <span className={styles.more}>{roomtype.note}</span>}
        <RoomLooks roomtype={roomtype} />
      </th>
      <td className={styles.rent}>
        <HomePrice home={pricedRoom(roomtype, { estate, costs, query })} />
      </td>
      <td className={styles.fees}>
        <span className={styles.fee}>管理費 {formatFee(roomtype.management_fee)}</span>
        <Fee term="敷金" min={roomtype.deposit} max={roomtype.deposit_max} {...{ hasNotes }} />
        <Fee term="礼金" min={roomtype.key_money} max={roomtype.key_money_max} {...{ hasNotes }} />
        {roomtype.entrance_fee > 0 && (
          <Fee term="入館金" min={roomtype.entrance_fee} max={roomtype.entrance_fee} {...{ hasNotes }} />
        )}
      </td>
      <td className={styles.state}>
        <VacancyBadge of={roomtype} {...{ isClosed }} />
        {!isClosed && roomtype.move_in_from && (
          <span className={styles.more}>{formatDate(roomtype.move_in_from)}から入居可</span>
        )}
        {!isClosed && !isFull(roomtype.vacant_status_id) && reservation !== '' && (
          <span className={styles.more}>{reservation}</span>
        )}
        <span className={styles.links} data-screen-only>
          <RoomPhotosLink roomtype={roomtype} />
          <Link
            to={{ pathname, search: writeRoomtype(query, roomtype.roomtype_id), hash: '#costs' }}
            className={styles.link}
            aria-label={`${roomtype.name}の費用を見る`}
          >
            費用を見る
          </Link>
          {!isClosed && isFull(roomtype.vacant_status_id) && (
            <Link
              to={{ pathname, search: writeRoomtype(query, roomtype.roomtype_id), hash: `#${WAITING_LIST}` }}
              className={styles.link}
              aria-label={`${roomtype.name}：${WAIT}`}
            >
              {WAIT}
            </Link>
          )}
          {!isClosed && (
            <Link
              to={inquiryPath(estate, { roomtypeId: roomtype.roomtype_id })}
              className={styles.link}
              aria-label={`${roomtype.name}：このお部屋を問い合わせる`}
            >
              問い合わせる
            </Link>
          )}
        </span>
      </td>
    </tr>
  );
}

interface FeeProps {
  term: RentTermName;
  min: number;
  max: number;
  hasNotes: boolean;
}

function Fee({ term, min, max, hasNotes }: FeeProps) {
  return (
    <span className={styles.fee}>
      {hasNotes ? <TermNote term={term} /> : term} <RangeText text={formatFees(min, max)} />
    </span>
  );
}

function sizeText({ layout, room_area, mats_area }: Roomtype): string {
  return [layout, mats_area === null ? '' : `${mats_area}畳`, `${room_area}㎡`].filter(Boolean).join('／');
}
