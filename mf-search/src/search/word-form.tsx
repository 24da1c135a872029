import { useId, useRef } from 'react';
import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import Search from 'lucide-react/icons/search';
import { typedWord } from '@gakumado/shared/texts';
import { Button, ignoreComposingEnter } from '@gakumado/shared/ui';
import styles from './word-form.module.css';

interface WordFormProps {
  /** The purpose of the form, for screen readers. */
  title: string;
  /** Label of the box; the title by default. */
  label?: string;
  /** Of the box in the query. */
  name: string;
  maxLength: number;
  placeholder: string;
  defaultWord: string | undefined;
  /**
   * The page of a word's results; without a word its plain address, to which the browser can send the form by itself.
   */
  hrefOf: (word: string) => string;
}

/** A search by a word. An empty one asks for a word, and so do blanks alone, which the browser takes for one. */
export function WordForm({ title, label = title, name, defaultWord, hrefOf, ...box }: WordFormProps) {
  const navigate = useNavigate();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!input.current) return;
    const word = typedWord(input.current.value);
    if (word !== '') return void navigate(hrefOf(word));
    input.current.value = '';
    input.current.reportValidity();
  }

  return (
    <form
      method="get"
      action={hrefOf('')}
      role="search"
      aria-label={title}
      className={styles.form}
      onSubmit={handleSubmit}
    >
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.row}>
        <input
          {...box}
          // The box follows the address: another search fills it again.
          key={defaultWord}
          ref={input}
          id={id}
          name={name}
          type="search"
          required
          autoComplete="off"
          enterKeyHint="search"
          defaultValue={defaultWord}
          className={styles.input}
          onKeyDown={ignoreComposingEnter}
        />
        <Button type="submit">
          <Search size="1.125rem" aria-hidden />
          検索
        </Button>
      </div>
    </form>
  );
}
