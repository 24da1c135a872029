import ClipboardList from 'lucide-react/icons/clipboard-list';
import type { Prefecture } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import { ORDER_ACTION } from '@gakumado/shared/site-pages';
import { formatCount, LinkButton } from '@gakumado/shared/ui';
import { ORDER_TARGETS_MAX } from '@gakumado/shared/vocabulary';
import { ChipLinks } from './chip-links.tsx';
import parts from './page-parts.module.css';
import styles from './closed-invitation.module.css';

interface ClosedInvitationProps {
  prefecture: Pick<Prefecture, 'name_kana' | 'prefecture_id'>;
  nearestOpen: readonly Prefecture[];
  /** The page of an open prefecture that corresponds to the one of the closed prefecture. */
  hrefOf: (prefecture: Prefecture) => string;
}

const steps = [
  `フォームで、学校やエリア、家賃などのご希望をお知らせください（1回で${ORDER_TARGETS_MAX}件まで）。`,
  'スタッフが条件に合うお部屋をお探しし、ご希望の方法でご連絡します。',
  'ご紹介した物件をご確認のうえ、見学やお申し込みをお決めください。ご相談は無料です。',
];

/**
 * Replaces the listings of a prefecture that is not open: the order form, and the nearest prefectures that are open.
 */
export function ClosedInvitation({
  prefecture: { name_kana: name, prefecture_id: prefId },
  nearestOpen,
  hrefOf,
}: ClosedInvitationProps) {
  return (
    <>
      <section className={styles.invitation} aria-labelledby="closed-invitation">
        <ClipboardList size="2.5rem" strokeWidth={1.5} aria-hidden />
        <h2 id="closed-invitation">{name}のお部屋は、スタッフがお探しします</h2>
        <p>{name}は、物件の掲載を準備しています。志望校が複数ある方も、ご希望をまとめてお知らせください。</p>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <LinkButton to={paths.roomOrder(prefId)} variant="accent" size="large">
          {ORDER_ACTION}
        </LinkButton>
      </section>
      {nearestOpen.length > 0 && (
        <section className={parts.closePart} aria-labelledby="nearest-open">
          <h2 id="nearest-open">近くの都道府県の物件を見る</h2>
          <ChipLinks
            links={nearestOpen.map((prefecture) => ({
              to: hrefOf(prefecture),
              label: prefecture.name_kana,
              note: `${formatCount(prefecture.estate_count)}件`,
            }))}
          />
        </section>
      )}
    </>
  );
}

/** The description of such a page for search engines; `subject` says which page it is. */
export const closedDescription = (subject: string) =>
  `${subject}のご案内です。ご希望に合わせてスタッフがお部屋をお探しします。近隣の都道府県の物件もご覧いただけます。`;
