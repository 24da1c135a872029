import Clock from 'lucide-react/icons/clock';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import TrainFront from 'lucide-react/icons/train-front';
import type { Shop } from '@gakumado/shared/contract';
import { formatShopHours, formatZip, isEmptyText, telHref } from '@gakumado/shared/ui';
import styles from './shop-card.module.css';

/** A shop, with the facts for a visit or a call. */
export function ShopCard({ shop, headingLevel = 4 }: { shop: Shop; headingLevel?: 3 | 4 }) {
  const Heading = `h${headingLevel}` as const;
  const hours = formatShopHours(shop);
  return (
    <article className={styles.card}>
      <Heading className={styles.name}>{shop.shop_name}</Heading>
      <dl className={styles.facts}>
        <Fact Icon={MapPin} label="住所">
          {formatZip(shop.zip_code)} {shop.address}
        </Fact>
        {!isEmptyText(shop.access_text) && (
          <Fact Icon={TrainFront} label="アクセス">
            {shop.access_text}
          </Fact>
        )}
        {hours && (
          <Fact Icon={Clock} label="営業時間">
            {hours}
          </Fact>
        )}
      </dl>
      {shop.tel && (
        <a
          href={telHref(shop.tel)}
          className={styles.tel}
          aria-label={`${shop.shop_name}に電話する ${shop.tel}`}
        >
          <Phone size="1.125rem" aria-hidden />
          {shop.tel}
        </a>
      )}
    </article>
  );
}

interface FactProps {
  Icon: typeof MapPin;
  label: string;
  children: React.ReactNode;
}

function Fact({ Icon, label, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt>
        <Icon size="1.125rem" aria-hidden />
        <span className={styles.label}>{label}</span>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
