import { Link } from 'react-router-dom';
import type { Estate, InquiryReceipt as Receipt, InquiryResult } from '@gakumado/shared/contract';
import { bookingTitleOf, joiningText, toBring } from '@gakumado/shared/forms';
import { paths } from '@gakumado/shared/paths';
import { formatDay, telHref } from '@gakumado/shared/ui';
import { fieldLabels } from '@gakumado/shared/vocabulary';
import { useEstateCards } from '../../step-form/items/estate-cards.ts';
import cards from '../../card/card.module.css';
import { CalendarLink } from './calendar-link.tsx';
import { EstateNames } from './estate-names.tsx';
import { bookedKindsOf, finishedSentences } from './inquiry-words.ts';
import { ReceiptFrame } from './receipt-frame.tsx';
import styles from './inquiry-receipt.module.css';

interface InquiryReceiptProps {
  receipt: InquiryResult;
  /** Says what was sent and booked. */
  formType?: string;
  /** Above what no shop answers. */
  office?: string;
  /** The address for a calendar, where it is not that of the shop. */
  place?: string | undefined;
  /** Cards that the page has loaded; others are loaded when they are shown. */
  known?: readonly Estate[] | undefined;
}

/** 完了 of an inquiry: its numbers, what can be read at once, who answers and when, what was booked (contract, 4.6). */
export function InquiryReceipt({
  receipt,
  formType = 'general',
  office = 'お客様窓口',
  place,
  known,
}: InquiryReceiptProps) {
  const { inquiries, documents } = receipt;
  const inquiryNos = inquiries.map(({ inquiry_no }) => inquiry_no);
  return (
    <ReceiptFrame inquiryNos={inquiryNos} {...finishedSentences(formType, receipt)}>
      {documents.length > 0 && (
        <section className={cards.card}>
          <h3>資料をご覧いただけます</h3>
          <ul className={styles.links}>
            {documents.map(({ document_id, title, pdf_path }) => (
              <li key={document_id}>
                <a href={pdf_path} target="_blank" rel="noopener">
                  {title}（PDF）
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {inquiries.map((inquiry) => (
        <ShopAnswer
          key={inquiry.inquiry_no}
          isOneOfSeveral={inquiries.length > 1}
          {...{ inquiry, formType, office, place, known }}
        />
      ))}
    </ReceiptFrame>
  );
}

interface ShopAnswerProps {
  inquiry: Receipt;
  isOneOfSeveral: boolean;
  formType: string;
  office: string;
  place: string | undefined;
  known: readonly Estate[] | undefined;
}

/** The part of an inquiry that one shop answers. Where there are several, each says which estates it is about. */
function ShopAnswer({ inquiry, isOneOfSeveral, formType, office, place, known }: ShopAnswerProps) {
  const { inquiry_no, shop, reply_text, reservation, estate_ids } = inquiry;
  const kinds = bookedKindsOf(formType, inquiry);
  const title = bookingTitleOf(kinds);
  const isNamed = isOneOfSeveral || reservation !== null;
  const { cardOf } = useEstateCards(isNamed ? estate_ids : [], known);
  const bring = reservation ? toBring(kinds) : '';
  return (
    <section className={cards.card}>
      <h3>{shop ? <Link to={paths.shop(shop)}>{shop.shop_name}</Link> : office}</h3>
      <p>{reply_text}</p>
      {shop && (
        <dl className={cards.facts}>
          <dt>受付番号</dt>
          <dd>{inquiry_no}</dd>
          <dt>{fieldLabels.tel}</dt>
          <dd>
            <a href={telHref(shop.tel)}>{shop.tel}</a>
          </dd>
          <dt>所在地</dt>
          <dd>{shop.address}</dd>
          {isNamed && estate_ids.length > 0 && (
            <>
              <dt>{fieldLabels.estate_ids}</dt>
              <dd>
                <EstateNames ids={estate_ids} cardOf={cardOf} />
              </dd>
            </>
          )}
        </dl>
      )}
      {reservation && (
        <>
          <dl className={cards.facts}>
            <dt>ご予約の日時</dt>
            <dd>
              {formatDay(reservation.date)} {reservation.time}から約{reservation.minutes}分
            </dd>
            <dt>ご予約の内容</dt>
            <dd>{title}</dd>
            {reservation.is_visit && shop && (
              <>
                <dt>待ち合わせ</dt>
                <dd>
                  {shop.shop_name}（{shop.address}）。店舗から物件まで、スタッフがご案内します。
                  <p>
                    <Link to={paths.shop(shop, { tab: 'access' })}>店舗への道順と地図</Link>
                  </p>
                </dd>
              </>
            )}
            {place !== undefined && (
              <>
                <dt>待ち合わせ</dt>
                <dd>{place}</dd>
              </>
            )}
            {bring !== '' && (
              <>
                <dt>お持ちいただくもの</dt>
                <dd>{bring}</dd>
              </>
            )}
            {reservation.is_video && (
              <>
                <dt>つなぎ方</dt>
                <dd>{joiningText(reservation.video_tool)}</dd>
              </>
            )}
          </dl>
          <ul className={styles.ways}>
            <li>
              <CalendarLink
                {...{ inquiry_no, title, shop }}
                slot={reservation}
                place={place ?? (reservation.is_visit ? shop?.address : undefined)}
              />
            </li>
            <li>
              <Link to={paths.reservation(reservation.reservation_key)}>ご予約の変更・キャンセル</Link>
            </li>
          </ul>
          <p className={styles.note}>変更とキャンセルは、受付の控えのメールからもできます。</p>
        </>
      )}
    </section>
  );
}
