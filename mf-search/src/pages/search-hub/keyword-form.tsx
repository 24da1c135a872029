import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import Search from 'lucide-react/icons/search';
import { paths } from '@gakumado/shared/paths';
import { Button } from '@gakumado/shared/ui';
import styles from '../../components/station-name-form.module.css';

/** Estates by a word: a form that the browser can send by itself. An empty one asks for a word. */
export function KeywordForm() {
  const navigate = useNavigate();

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const word = new FormData(event.currentTarget).get('keyword');
    if (typeof word === 'string' && word.trim() !== '') void navigate(paths.keyword(word.trim()));
  }

  return (
    <form
      method="get"
      action={paths.keyword('').split('?')[0]}
      role="search"
      aria-label="キーワードから探す"
      className={styles.form}
      onSubmit={handleSubmit}
    >
      <label htmlFor="hub-keyword" className={styles.label}>
        キーワードから探す
      </label>
      <div className={styles.row}>
        <input
          id="hub-keyword"
          name="keyword"
          type="search"
          required
          maxLength={100}
          autoComplete="off"
          placeholder="例：早稲田、高円寺北、物件名"
          className={styles.input}
        />
        <Button type="submit">
          <Search size={18} aria-hidden />
          検索
        </Button>
      </div>
    </form>
  );
}
