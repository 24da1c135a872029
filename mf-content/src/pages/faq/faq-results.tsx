import { Link } from 'react-router-dom';
import type { FaqEntry } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import { EmptyState } from '@gakumado/shared/ui';
import { AskPeople } from '../../components/faq-list/ask-people.tsx';
import { FaqList } from '../../components/faq-list/faq-list.tsx';
import { readQuestion } from '../../components/faq-search/find-questions.ts';
import styles from './faq-page.module.css';

/** The questions that a search has found, and contacts for further help. */
export function FaqResults({ keyword, entries }: { keyword: string; entries: readonly FaqEntry[] }) {
  return (
    <>
      <section aria-labelledby="faq-found" className={styles.section}>
        <h2 id="faq-found">見つかったご質問（{entries.length}件）</h2>
        {entries.length > 0 ? (
          <FaqList entries={entries} headingLevel={3} hasCategory words={readQuestion(keyword)} />
        ) : (
          <EmptyState title="当てはまるご質問が見つかりませんでした">
            別の言い方でお試しいただくか、下の分野からお選びください。
          </EmptyState>
        )}
        <p>
          <Link to={paths.faq()}>検索をやめて、よくある質問に戻る</Link>
        </p>
      </section>
      <AskPeople />
    </>
  );
}
