import type { ReactNode } from 'react';
import { Link, useRevalidator } from 'react-router-dom';
import {
  forgetOwnShareList,
  leaveWaitlist,
  logoutOtherSessions,
  markNotificationsRead,
  updateCondition,
} from '@gakumado/shared/api';
import { timeInJapan } from '@gakumado/shared/calendar-days';
import type { Notification, SavedCondition, SentInquiry, WaitlistEntry } from '@gakumado/shared/contract';
import { bookingKindsOf, bookingTitleOf, notifyFrequencies } from '@gakumado/shared/forms';
import { paths } from '@gakumado/shared/paths';
import {
  Badge,
  Button,
  formatCount,
  formatDate,
  formatDay,
  formatMonth,
  LinkButton,
  PartFailed,
  telHref,
  VisuallyHidden,
} from '@gakumado/shared/ui';
import { fieldLabels } from '@gakumado/shared/vocabulary';
import { bookingStates } from '../../components/receipt/booking-states.ts';
import { EstateNames } from '../../components/receipt/estate-names.tsx';
import { MailsOff } from '../../components/mails-off/mails-off.tsx';
import { nthOf, withNth } from '../../components/nth-of.ts';
import { useEstateCards } from '../../step-form/items/estate-cards.ts';
import type { EstateCards } from '../../step-form/items/estate-cards.ts';
import { useOutcome } from '../../components/message/use-outcome.ts';
import type { MypageData } from './load-mypage.ts';
import styles from './mypage-page.module.css';

interface PartProps {
  title: string;
  /** Null where it could not be loaded. */
  isLoaded: boolean;
  children: ReactNode;
}

function Part({ title, isLoaded, children }: PartProps) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      {isLoaded ? children : <PartFailed name={title} />}
    </section>
  );
}

/** Tells a name from others of the same words. */
const Named = ({ name, nth, note }: { name: string; nth: number; note: string }) => (
  <>
    {withNth(name, nth)} <span className={styles.note}>{note}</span>
  </>
);

/** Makes a change, says what came of it and loads the page's data anew. */
function useChange() {
  const { revalidate } = useRevalidator();
  const { attempt, message } = useOutcome();
  const change = async (call: () => Promise<unknown>, text: string) => {
    if (await attempt(call, { text })) await revalidate();
  };
  return { change, message };
}

/** Where a piece of news leads. */
function newsPath({ estate_id, condition_id }: Notification): string {
  if (condition_id !== null) return paths.notificationSettings();
  return estate_id === null ? paths.favorite() : paths.estate(estate_id);
}

/** News about favourites, saved searches and waiting lists. */
export function NewsPart({ news }: Pick<MypageData, 'news'>) {
  const { change, message } = useChange();
  return (
    <Part title="お知らせ" isLoaded={news !== null}>
      {message}
      {news?.result.length === 0 && (
        <p className={styles.none}>
          お気に入りの物件の家賃や空室が変わったとき、保存した条件に新着があったときに、ここでお知らせします。
        </p>
      )}
      <ul className={styles.rows}>
        {news?.result.map((one) => (
          <li key={one.notification_id} className={styles.row}>
            <Link
              to={newsPath(one)}
              onClick={() => void markNotificationsRead([one.notification_id]).catch(() => {})}
            >
              {one.title}
            </Link>
            <span className={styles.note}>
              {formatDate(one.created_at)} {!one.is_read && <Badge tone="accent">未読</Badge>}
            </span>
          </li>
        ))}
      </ul>
      {news && news.unread_count > 0 && (
        <Button
          variant="secondary"
          onClick={() => void change(() => markNotificationsRead('all'), 'すべて既読にしました。')}
        >
          {news.unread_count}件をすべて既読にする
        </Button>
      )}
    </Part>
  );
}

export function InquiriesPart({ inquiries }: Pick<MypageData, 'inquiries'>) {
  const ids = inquiries?.result.flatMap(({ estate_ids }) => estate_ids) ?? [];
  const { cardOf } = useEstateCards([...new Set(ids)]);
  return (
    <Part title="お問い合わせ・ご予約" isLoaded={inquiries !== null}>
      {inquiries?.result.length === 0 && (
        <p className={styles.none}>
          お問い合わせはまだありません。空室のご確認や来店・オンライン内見のご予約を承ります。
        </p>
      )}
      <ul className={styles.rows}>
        {inquiries?.result.map((inquiry) => (
          <InquiryRow key={inquiry.inquiry_id} {...{ inquiry, cardOf }} />
        ))}
      </ul>
      <LinkButton to={paths.inquiry()} variant="secondary">
        新しく問い合わせる
      </LinkButton>
    </Part>
  );
}

function InquiryRow({ inquiry, cardOf }: { inquiry: SentInquiry } & Pick<EstateCards, 'cardOf'>) {
  const { inquiry_id, inquiry_no, about, shops, estate_ids, wishes, reservation, created_at } = inquiry;
  const [first] = wishes;
  return (
    <li className={styles.row}>
      <strong>{about}</strong>
      <dl className={styles.facts}>
        <dt>受付番号</dt>
        <dd>
          {inquiry_no}（{formatDate(created_at)}）
        </dd>
        {first?.date && (
          <>
            <dt>{reservation ? 'ご予約の日時' : 'ご希望の日時'}</dt>
            <dd>
              {formatDay(first.date)} {first.time} {bookingTitleOf(bookingKindsOf(inquiry))}
              {reservation && <Badge>{bookingStates[reservation.state]}</Badge>}
            </dd>
          </>
        )}
        {estate_ids.length > 0 && (
          <>
            <dt>{fieldLabels.estate_ids}</dt>
            <dd>
              <EstateNames ids={estate_ids} cardOf={cardOf} />
            </dd>
          </>
        )}
        {shops.map((shop) => (
          <FactOfShop key={shop.shop_id} shop={shop} />
        ))}
      </dl>
      {reservation?.is_changeable && (
        <Link to={paths.ownReservation(inquiry_id)}>
          日時の変更・キャンセル<VisuallyHidden>：{inquiry_no}</VisuallyHidden>
        </Link>
      )}
    </li>
  );
}

function FactOfShop({ shop }: { shop: SentInquiry['shops'][number] }) {
  return (
    <>
      <dt>
        <Link to={paths.shop(shop)}>{shop.shop_name}</Link>
      </dt>
      <dd>
        <a href={telHref(shop.tel)}>{shop.tel}</a>
      </dd>
    </>
  );
}

/** The family's lists of the member, and how many answers are new. */
export function ShareListsPart({ shareLists }: Pick<MypageData, 'shareLists'>) {
  const { change, message } = useChange();
  if (shareLists?.length === 0) return null;
  return (
    <Part title="家族のリスト" isLoaded={shareLists !== null}>
      {message}
      <ul className={styles.rows}>
        {shareLists?.map(({ share_key, owner_key, estate_count, expires_at, new_answer_count }) => (
          <li key={share_key} className={styles.row}>
            <Link to={paths.sharedList(share_key)}>
              {`${owner_key === null ? '届いたリスト' : '作成したリスト'}（${estate_count}件）`}
            </Link>
            {new_answer_count > 0 && <Badge tone="accent">{`新しい答え${new_answer_count}件`}</Badge>}
            <span className={styles.note}>{formatDate(expires_at)}まで</span>
            {owner_key === null && (
              <Button
                variant="plain"
                size="small"
                onClick={() =>
                  void change(() => forgetOwnShareList(share_key), '届いたリストを、この一覧から外しました。')
                }
              >
                外す<VisuallyHidden>：届いたリスト（{estate_count}件）</VisuallyHidden>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Part>
  );
}

const CONDITIONS_SHOWN = 3;

export function ConditionsPart({ conditions }: Pick<MypageData, 'conditions'>) {
  return (
    <Part title="保存した検索条件" isLoaded={conditions !== null}>
      {conditions?.length === 0 && (
        <p className={styles.none}>条件を保存すると、新着物件のお知らせをメールで受け取れます。</p>
      )}
      {conditions && conditions.length > 0 && <MailsOff />}
      <ul className={styles.rows}>
        {conditions?.slice(0, CONDITIONS_SHOWN).map((condition) => (
          <ConditionRow
            key={condition.condition_id}
            condition={condition}
            nth={nthOf(conditions, condition, ({ name }) => name)}
          />
        ))}
      </ul>
      <LinkButton to={conditions?.length ? paths.notificationSettings() : paths.search()} variant="secondary">
        {conditions?.length ? `すべての条件（${conditions.length}件）と設定` : 'お部屋を探す'}
      </LinkButton>
    </Part>
  );
}

function ConditionRow({ condition, nth }: { condition: SavedCondition; nth: number }) {
  const { condition_id, name, path, new_count, notify_frequency, created_at } = condition;
  const frequency = notifyFrequencies.find(({ value }) => value === notify_frequency)?.label;
  return (
    <li className={styles.row}>
      <Link to={path} onClick={() => void updateCondition({ condition_id, is_seen: true }).catch(() => {})}>
        <Named name={name} nth={nth} note={`${formatDate(created_at)}に保存`} />
      </Link>
      {new_count > 0 && <Badge tone="accent">新着{formatCount(new_count)}件</Badge>}
      <span className={styles.note}>
        {fieldLabels.notify_frequency}：{frequency}
      </span>
    </li>
  );
}

export function WaitlistPart({ waitlist }: Pick<MypageData, 'waitlist'>) {
  const { change, message } = useChange();
  if (waitlist?.length === 0) return null;
  return (
    <Part title="キャンセル待ち" isLoaded={waitlist !== null}>
      {message}
      <ul className={styles.rows}>
        {waitlist?.map((entry) => (
          <WaitlistRow
            key={entry.waitlist_id}
            entry={entry}
            nth={nthOf(waitlist, entry, (one) => `${one.estate_name} ${wishOf(one)}`)}
            onLeave={() =>
              void change(() => leaveWaitlist([entry.waitlist_id]), 'キャンセル待ちを取り消しました。')
            }
          />
        ))}
      </ul>
    </Part>
  );
}

/** The room type and move-in month that a member waits for. */
const wishOf = ({ roomtype_name, move_in_ym }: WaitlistEntry) =>
  [roomtype_name, `${formatMonth(move_in_ym)}入居希望`].filter(Boolean).join('・');

interface WaitlistRowProps {
  entry: WaitlistEntry;
  nth: number;
  onLeave: () => void;
}

function WaitlistRow({ entry, nth, onLeave }: WaitlistRowProps) {
  const { estate_id, estate_name, notified_at } = entry;
  const named = <Named name={estate_name ?? '掲載を終了した物件'} nth={nth} note={wishOf(entry)} />;
  return (
    <li className={styles.row}>
      {estate_name === null ? <span>{named}</span> : <Link to={paths.estate(estate_id)}>{named}</Link>}
      {notified_at && <span className={styles.note}>{formatDate(notified_at)}に空室をお知らせしました</span>}
      <Button variant="plain" size="small" onClick={onLeave}>
        取り消す<VisuallyHidden>：{named}</VisuallyHidden>
      </Button>
    </li>
  );
}

export function SessionsPart({ sessions }: Pick<MypageData, 'sessions'>) {
  const { change, message } = useChange();
  return (
    <Part title="ログイン中の端末" isLoaded={sessions !== null}>
      {message}
      <ul className={styles.rows}>
        {sessions?.map(({ device, created_at, last_used_at, is_current }) => (
          <li key={created_at + device} className={styles.row}>
            <span>
              {device} {is_current && <Badge>この端末</Badge>}
            </span>
            <span className={styles.note}>
              最後のご利用：{formatDate(last_used_at)} {timeInJapan(Date.parse(last_used_at))}
            </span>
          </li>
        ))}
      </ul>
      {sessions && sessions.length > 1 && (
        <Button
          variant="secondary"
          onClick={() => void change(() => logoutOtherSessions(), 'ほかの端末からログアウトしました。')}
        >
          ほかの端末からログアウト
        </Button>
      )}
    </Part>
  );
}
