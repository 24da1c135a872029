import { Form, Link, useNavigation } from 'react-router-dom';
import { paths } from '@gakumado/shared/paths';
import { Button } from '@gakumado/shared/ui';
import styles from './faq-search.module.css';

/** The search in questions and answers: a plain form, so it works before and without scripts. */
export function FaqSearch({ q }: { q: string }) {
  const isSearching = useNavigation().state === 'loading';
  return (
    <Form
      method="get"
      action={paths.faq()}
      role="search"
      aria-label="ご質問を言葉で探す"
      className={styles.form}
    >
      <label htmlFor="faq-word" className={styles.label}>
        ご質問を言葉で探す
      </label>
      <div className={styles.row}>
        <input
          id="faq-word"
          type="search"
          name="q"
          defaultValue={q}
          maxLength={50}
          placeholder="例：敷金　更新料"
          enterKeyHint="search"
          autoComplete="off"
          className={styles.input}
        />
        <Button type="submit" disabled={isSearching}>
          検索
        </Button>
      </div>
      {q !== '' && (
        <p>
          <Link to={paths.faq()}>検索をやめて、よくあるご質問に戻る</Link>
        </p>
      )}
    </Form>
  );
}
