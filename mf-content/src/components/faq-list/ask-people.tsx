import Phone from 'lucide-react/icons/phone';
import { paths } from '@gakumado/shared/paths';
import { sitePages } from '@gakumado/shared/site-pages';
import { LinkButton, telHref } from '@gakumado/shared/ui';
import { mainFreeDial } from '@gakumado/shared/vocabulary';
import styles from './ask-people.module.css';

/** Contacts for readers without an answer: telephone, inquiry and online consultation. */
export function AskPeople({ title = '答えが見つからないときは' }: { title?: string }) {
  return (
    <section aria-labelledby="ask-people" className={styles.panel}>
      <h2 id="ask-people" className={styles.title}>
        {title}
      </h2>
      <p>スタッフがお答えします。ご質問だけでもかまいません。</p>
      <p>
        <a href={telHref(mainFreeDial.tel)} className={styles.tel}>
          <Phone size="1.25rem" aria-hidden />
          {mainFreeDial.tel}
        </a>
        <span className={styles.hours}>{mainFreeDial.hours}</span>
      </p>
      <div className={styles.ways}>
        <LinkButton to={paths.inquiry()}>{sitePages.inquiry.label}</LinkButton>
        <LinkButton to={paths.webConsultation()} variant="secondary">
          オンラインで相談する
        </LinkButton>
      </div>
    </section>
  );
}
