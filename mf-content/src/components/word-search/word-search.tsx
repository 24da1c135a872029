import type { ReactNode } from 'react';
import { Form } from 'react-router-dom';
import { Button, ignoreComposingEnter } from '@gakumado/shared/ui';
import styles from './word-search.module.css';

interface WordSearchProps {
  id: string;
  label: string;
  /** Address that answers the search, and the name of the word in its query. */
  action: string;
  name: string;
  word: string;
  maxLength: number;
  placeholder: string;
  /** Shown below the box. */
  children?: ReactNode;
}

/** A search by a word: a plain form, so it works before and without scripts. */
export function WordSearch({
  id,
  label,
  action,
  name,
  word,
  maxLength,
  placeholder,
  children,
}: WordSearchProps) {
  return (
    <Form method="get" action={action} role="search" aria-label={label} className={styles.form}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.row}>
        <input
          id={id}
          type="search"
          name={name}
          defaultValue={word}
          maxLength={maxLength}
          placeholder={placeholder}
          enterKeyHint="search"
          autoComplete="off"
          className={styles.input}
          onKeyDown={ignoreComposingEnter}
        />
        <Button type="submit">検索</Button>
      </div>
      {children}
    </Form>
  );
}
