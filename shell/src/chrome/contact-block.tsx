import Phone from 'lucide-react/icons/phone';
import { telHref } from '@gakumado/shared/ui';
import styles from './contact-block.module.css';
import { FooterPart } from './footer-part.tsx';
import { freeDials } from '@gakumado/shared/vocabulary';

/** One toll-free number per region. */
export function ContactBlock() {
  return (
    <FooterPart title="お電話でのお問い合わせ">
      <p className={styles.lead}>お住まいになる地域の窓口へ、通話料無料でおかけいただけます。</p>
      <ul className={styles.dials}>
        {freeDials.map(({ region, dial: { tel, hours } }) => (
          <li key={region} className={styles.dial}>
            <span className={styles.region}>{region}</span>
            <a href={telHref(tel)} className={styles.tel}>
              <Phone aria-hidden size="1rem" />
              {tel}
            </a>
            <span className={styles.hours}>{hours}</span>
          </li>
        ))}
      </ul>
    </FooterPart>
  );
}
