import type {
  Cost,
  CostParts,
  EstateDetail,
  EstateFilter,
  NotificationData,
  NotificationType,
  Picture,
  PreferredSlot,
  ReservationTerms,
  Verdict,
} from '@gakumado/shared/contract';
import type { MySearch } from '@gakumado/shared/search-fields';
import type { JWK } from 'jose';
import type { ColumnType, JSONColumnType } from 'kysely';
import type { KeptStays, RoomStays } from '../../engines/estate-index/kept-stays.ts';

// Types that the database does not have: words of a check, the shape of JSON, and who writes a time. Which column has
// which of them: testing/column-overrides.ts. A column that may be null adds that itself.

/** A time that the database sets, or that sets it again. */
export type MadeAt = ColumnType<Date, undefined, Date>;
/** A time that the database sets and nobody changes. */
export type MadeOnceAt = ColumnType<Date, undefined, never>;
/** A time that nobody changes; the database's by default. */
export type KeptAt = ColumnType<Date, Date | undefined, never>;
/** A time that is written as a text. */
export type TextMoment = ColumnType<Date, string, string>;
/** A column that the database works out. */
export type ComputedNumber = ColumnType<number, never, never>;
/** Null unless it is given when the row is made. */
export type KeptText = ColumnType<string, string | undefined, never>;
export type KeptFlag = ColumnType<boolean, boolean | undefined, never>;

/** JSON that is written with its row and stays. */
type KeptJson<T> = ColumnType<T, string, never>;

export type BookingPlace = 'visit' | 'video';
export type CodePurpose = 'sign_up' | 'password' | 'mail';
export type CostUnit = Cost['unit'];
export type Language = 'en' | 'ja';
/** The states of a mail; see migrations/0008_mail_limits_bookings.sql. */
export type MailState = 'waiting' | 'sending' | 'sent' | 'failed' | 'unsure';
export type SchoolNameKind = 'short' | 'english' | 'old' | 'group';
export type NotificationWord = NotificationType;
export type VerdictWord = Verdict;

export type ContentBody = Record<string, unknown>;
export type AnswerJson = ColumnType<unknown, string | null, string | null>;
export type KeyJson = KeptJson<JWK>;

export type ApplicantJson = KeptJson<Record<string, unknown>>;
export type OrderJson = KeptJson<unknown>;
/** Those of a visit in their order; no column for them in other forms. */
export type SlotsJson = ColumnType<PreferredSlot[], string | undefined, string>;

export type ParamsJson = JSONColumnType<Record<string, unknown>>;
export type NotificationJson = JSONColumnType<NotificationData>;
export type FilterJson = JSONColumnType<EstateFilter>;
/** わたしの条件, as the contract has it. */
export type MySearchJson = ColumnType<MySearch, string | null | undefined, string | null>;
/** A row of `saved_condition`, as JSON. */
export interface SavedJson {
  condition_hash: string;
}
/** Rows of a table, as JSON. */
export type RowsJson = object[];

/** A file for a calendar, and what a calendar does with it. */
export interface MailCalendar {
  method: 'PUBLISH' | 'CANCEL';
  filename: string;
  content: string;
}
export type CalendarJson = ColumnType<MailCalendar, string | undefined, never>;

export type PicturesJson = JSONColumnType<Picture[]>;
export type MoveinTermsJson = JSONColumnType<EstateDetail['movein_terms']>;
export type MealsJson = JSONColumnType<NonNullable<EstateDetail['meals']>>;
export type ReservationTermsJson = JSONColumnType<ReservationTerms>;
export type PanoramasJson = JSONColumnType<EstateDetail['panoramas']>;
export type VideosJson = JSONColumnType<EstateDetail['videos']>;

export type StayCostList = KeptStays['stay_cost_min'];
export type MealCostList = KeptStays['with_meals_min'];
export type CostPartsJson = ColumnType<CostParts | null, string, string>;
/** Of each free room, in the order of {@link RoomStaysJson}. */
export type RoomPartsJson = ColumnType<(CostParts | null)[], string, string>;
export type RoomStaysJson = ColumnType<RoomStays[], string, string>;
