import CalendarDays from 'lucide-react/icons/calendar-days';
import Clock from 'lucide-react/icons/clock';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import School from 'lucide-react/icons/school';
import TrainFront from 'lucide-react/icons/train-front';
import { Link } from 'react-router-dom';
import type { ListedShop } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import { findLetters } from '../../text-search/rank.ts';
import {
  distanceText,
  formatShopHours,
  formatZip,
  isEmptyText,
  LinkButton,
  Picture,
  telHref,
} from '@gakumado/shared/ui';
import { Marked } from '../marked/marked.tsx';
import { hasWord } from './searched-words.ts';
import { OpeningLine } from './opening-line.tsx';
import styles from './shop-card.module.css';

interface ShopCardProps {
  shop: ListedShop;
  /** Now (HH:mm, in Japan). */
  time: string;
  headingLevel?: 3 | 4;
  /** From the visitor, in metres, where it is known. */
  distanceM?: number | undefined;
  /** Words of the search, to be marked. */
  words?: readonly string[] | undefined;
}

const NO_WORDS: readonly string[] = [];

/** A shop, with the facts for a visit or a call. The whole card leads to its page. */
export function ShopCard({ shop, time, headingLevel = 4, distanceM, words = NO_WORDS }: ShopCardProps) {
  const Heading = `h${headingLevel}` as const;
  const hours = formatShopHours(shop);
  const schools = shop.handled_school_names.filter((name) => hasWord(name, words));
  return (
    <article className={styles.card}>
      <div className={styles.head} data-pictured={!isEmptyText(shop.image_path)}>
        <div className={styles.names}>
          <Heading className={styles.name}>
            <Link to={paths.shop(shop)} className={styles.link}>
              <Found text={shop.shop_name} words={nameWords(shop, words)} />
            </Link>
          </Heading>
          <OpeningLine opening={shop.opening} time={time} />
          {distanceM !== undefined && (
            <p className={styles.distance}>現在地から直線で約{distanceText(distanceM)}</p>
          )}
        </div>
        {!isEmptyText(shop.image_path) && (
          <Picture
            path={shop.image_path}
            alt={`${shop.shop_name}の写真`}
            width={3}
            height={2}
            sizes="120px"
            maxWidth={480}
            className={styles.picture ?? ''}
          />
        )}
      </div>
      <dl className={styles.facts}>
        <Fact Icon={MapPin} label="住所">
          {formatZip(shop.zip_code)} <Found text={shop.address} words={words} />
        </Fact>
        {!isEmptyText(shop.access_text) && (
          <Fact Icon={TrainFront} label="アクセス">
            <Found text={shop.access_text ?? ''} words={words} />
          </Fact>
        )}
        {hours && (
          <Fact Icon={Clock} label="営業時間">
            {hours}
          </Fact>
        )}
        {schools.length > 0 && (
          <Fact Icon={School} label="主な学校">
            <Found text={schools.join('、')} words={words} />
          </Fact>
        )}
      </dl>
      <div className={styles.actions}>
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
        {(shop.is_visit || shop.is_video) && (
          <LinkButton
            to={paths.shop(shop, { tab: 'calendar' })}
            variant="secondary"
            size="small"
            aria-label={`${shop.shop_name}の空き状況・ご予約`}
          >
            <CalendarDays size="1.125rem" aria-hidden />
            空き状況・ご予約
          </LinkButton>
        )}
      </div>
    </article>
  );
}

/** The whole name is marked when the reading was typed. */
const nameWords = ({ shop_name, shop_kana }: ListedShop, words: readonly string[]) =>
  !hasWord(shop_name, words) && hasWord(shop_kana, words) ? [shop_name] : words;

/** A text of a shop, with the words that found it marked. */
function Found({ text, words }: { text: string; words: readonly string[] }) {
  return <Marked text={text} hits={findLetters(text, words)} />;
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
