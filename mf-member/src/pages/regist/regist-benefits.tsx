import { Link } from 'react-router-dom';
import Bell from 'lucide-react/icons/bell';
import Heart from 'lucide-react/icons/heart';
import ListChecks from 'lucide-react/icons/list-checks';
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import { paths } from '@gakumado/shared/paths';
import { FAVORITE_MAX } from '@gakumado/shared/vocabulary';
import { useAccountQuery } from '../../components/account/account-query.ts';
import styles from './regist-page.module.css';

const benefits = [
  {
    icon: Heart,
    title: `お気に入りを${FAVORITE_MAX}件まで保存`,
    text: 'この端末に保存した物件と閲覧履歴も、そのまま引き継がれます。',
  },
  {
    icon: MonitorSmartphone,
    title: 'どの端末からでも続きから',
    text: 'ご自宅のパソコンでも、外出先のスマートフォンでも、同じ一覧をご覧いただけます。',
  },
  {
    icon: Bell,
    title: '新着物件をメールでお知らせ',
    text: '保存した検索条件に合う物件が出たときに、お知らせします。',
  },
  {
    icon: ListChecks,
    title: 'お問い合わせの入力が簡単に',
    text: 'お名前やご連絡先が、フォームにあらかじめ入ります。',
  },
];

/** The benefits of a membership, and a link for those who have one (specification, 2.9). */
export function RegistBenefits() {
  return (
    <div className={styles.intro}>
      <p>会員登録は無料です。入会金も年会費もかかりません。</p>
      <ul className={styles.benefits}>
        {benefits.map(({ icon: Icon, title, text }) => (
          <li key={title} className={styles.benefit}>
            <Icon aria-hidden size="1.5rem" />
            <div>
              <strong>{title}</strong>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <p>
        すでに会員の方は<Link to={paths.login(useAccountQuery())}>ログイン</Link>へお進みください。
      </p>
    </div>
  );
}
