import { useLocation } from 'react-router-dom';
import Bell from 'lucide-react/icons/bell';
import Heart from 'lucide-react/icons/heart';
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import { paths } from '@gakumado/shared/paths';
import { selectIsLogin, useAppSelector } from '@gakumado/shared/store';
import { LinkButton } from '@gakumado/shared/ui';
import styles from './registration-prompt.module.css';
import { useAccountPaths } from './use-account-paths.ts';

const benefits = [
  { icon: Heart, text: 'お気に入りを保存' },
  { icon: MonitorSmartphone, text: 'ご家族の端末でも確認' },
  { icon: Bell, text: '新着物件をお知らせ' },
];

/** Invites guests to register; members do not need it, and who is registering was invited already. */
export function RegistrationPrompt() {
  const isLogin = useAppSelector(selectIsLogin);
  const { pathname } = useLocation();
  const { regist } = useAccountPaths();
  if (isLogin || pathname === paths.regist()) return null;
  return (
    // The script of the top banner hides it from members before the first paint: nothing moves when it goes.
    <section className={styles.prompt} data-for-guests="" aria-labelledby="registration-prompt">
      <h2 id="registration-prompt" className={styles.title}>
        <span className={styles.phrase}>会員登録で、</span>
        <span className={styles.phrase}>続きはどの端末からでも</span>
      </h2>
      <ul className={styles.benefits}>
        {benefits.map(({ icon: Icon, text }) => (
          <li key={text} className={styles.benefit}>
            <Icon aria-hidden size="1.25rem" />
            {text}
          </li>
        ))}
      </ul>
      <LinkButton to={regist} variant="accent" size="large" className={styles.button ?? ''}>
        無料で登録する
      </LinkButton>
    </section>
  );
}
