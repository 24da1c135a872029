import { Link } from 'react-router-dom';
import type { RoomOrderResult } from '@gakumado/shared/contract';
import { formTypes, sentWords } from '@gakumado/shared/forms';
import { paths } from '@gakumado/shared/paths';
import { telHref } from '@gakumado/shared/ui';
import cards from '../../card/card.module.css';
import { ReceiptFrame } from '../../components/receipt/receipt-frame.tsx';

/** 完了 of the bulk order: its number, which shops look for homes, and when they answer. */
export function RoomOrderReceipt({ receipt }: { receipt: RoomOrderResult }) {
  const { inquiry_no, targets_count, shops, reply_text } = receipt;
  return (
    <ReceiptFrame inquiryNos={[inquiry_no]} received={sentWords(formTypes.kimaroom.sentName).received}>
      <section className={cards.card}>
        <h3>これからのご案内</h3>
        <p>
          {targets_count}件の学校・エリアについて、{shops.length > 0 ? '次の店舗' : 'お客様窓口'}
          がお部屋をお探しし、ご希望の方法でご連絡します。
        </p>
        <p>{reply_text}</p>
        <ul>
          {shops.map((shop) => (
            <li key={shop.shop_id}>
              <Link to={paths.shop(shop)}>{shop.shop_name}</Link> <a href={telHref(shop.tel)}>{shop.tel}</a>
            </li>
          ))}
        </ul>
      </section>
    </ReceiptFrame>
  );
}
