import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import Search from 'lucide-react/icons/search';
import { paths } from '@gakumado/shared/paths';
import { Button, ignoreComposingEnter } from '@gakumado/shared/ui';
import styles from './keyword-page.module.css';

/** A search by a word; the browser can send it by itself. Without a word the page says what to type. */
export function KeywordForm({ keyword }: { keyword: string | undefined }) {
  const navigate = useNavigate();

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const word = new FormData(event.currentTarget).get('keyword');
    void navigate(paths.keyword(typeof word === 'string' ? word.trim() : ''));
  }

  return (
    <form
      method="get"
      action={paths.keyword()}
      role="search"
      aria-label="キーワードから探す"
      className={styles.form}
      onSubmit={handleSubmit}
    >
      <label htmlFor="keyword">物件名・住所・駅名・学校名</label>
      <div className={styles.row}>
        <input
          // The box follows the address: another search fills it anew.
          key={keyword}
          id="keyword"
          type="search"
          name="keyword"
          defaultValue={keyword}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          placeholder="例：高田馬場"
          className={styles.input}
          onKeyDown={ignoreComposingEnter}
        />
        <Button type="submit">
          <Search size={18} aria-hidden />
          検索
        </Button>
      </div>
    </form>
  );
}
