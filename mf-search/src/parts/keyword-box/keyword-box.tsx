import { useId, useRef } from 'react';
import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import Search from 'lucide-react/icons/search';
import type { Suggestion } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import { Button, formatCount, optionId, useOptionList, VisuallyHidden } from '@gakumado/shared/ui';
import { KEYWORD_MAX } from '@gakumado/shared/vocabulary';
import type { SuggestionGroup } from './suggestion-groups.ts';
import { useKeywordSuggestions } from './use-keyword-suggestions.ts';
import formStyles from '../../search/word-form.module.css';
import styles from './keyword-box.module.css';

/** The purpose of the form, for screen readers. */
const TITLE = 'キーワードから探す';

interface KeywordBoxProps {
  /** Seen until words were searched for; then the words say it, and the homes come higher. */
  label?: string;
  keyword?: string;
}

/**
 * A search by words that suggests schools, stations, places and wishes. A suggestion leads to its page, the words to what
 * they mean. The input is uncontrolled, and the form works without scripts (decision 33).
 */
export function KeywordBox({ label = TITLE, keyword }: KeywordBoxProps) {
  const navigate = useNavigate();
  const id = useId();
  const listId = `${id}-list`;
  const input = useRef<HTMLInputElement>(null);
  const { groups, suggest, stop } = useKeywordSuggestions();
  const options = groups.flatMap(({ suggestions }) => suggestions);
  const list = useOptionList({
    listId,
    count: options.length,
    canOpen: options.length > 0,
    onChoose: (index) => {
      const suggestion = options[index];
      if (suggestion) choose(suggestion);
    },
  });

  function choose({ name, path }: Suggestion) {
    if (input.current) input.current.value = name;
    stop();
    list.close();
    void navigate(path);
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!input.current) return;
    stop();
    list.close();
    const word = input.current.value.trim();
    if (word !== '') return void navigate(paths.keyword(word));
    input.current.value = '';
    input.current.reportValidity();
  }

  const name = (
    <label htmlFor={id} className={formStyles.label}>
      {label}
    </label>
  );
  return (
    <form
      method="get"
      action={paths.keyword()}
      role="search"
      aria-label={TITLE}
      className={`${formStyles.form} ${styles.form}`}
      onSubmit={handleSubmit}
    >
      {keyword ? <VisuallyHidden>{name}</VisuallyHidden> : name}
      <div className={formStyles.row}>
        <input
          // The box follows the address: another search fills it again.
          key={keyword}
          ref={input}
          id={id}
          name="keyword"
          type="search"
          required
          maxLength={KEYWORD_MAX}
          placeholder="例：早稲田大学 30分以内 7万円まで"
          autoComplete="off"
          enterKeyHint="search"
          defaultValue={keyword}
          className={formStyles.input}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={list.isOpen}
          aria-controls={list.isOpen ? listId : undefined}
          aria-activedescendant={
            list.isOpen && list.activeIndex >= 0 ? optionId(listId, list.activeIndex) : undefined
          }
          onChange={({ target }) => {
            suggest(target.value);
            list.open();
          }}
          onBlur={list.close}
          onKeyDown={list.handleKeyDown}
        />
        <Button type="submit">
          <Search size="1.125rem" aria-hidden />
          検索
        </Button>
        {list.isOpen && (
          <Suggestions listId={listId} groups={groups} activeIndex={list.activeIndex} onChoose={choose} />
        )}
      </div>
      <VisuallyHidden role="status">{list.isOpen ? `候補が${options.length}件あります` : ''}</VisuallyHidden>
    </form>
  );
}

interface SuggestionsProps {
  listId: string;
  groups: readonly SuggestionGroup[];
  activeIndex: number;
  onChoose: (suggestion: Suggestion) => void;
}

/** Groups of suggestions; the options of all of them are counted through. */
function Suggestions({ listId, groups, activeIndex, onChoose }: SuggestionsProps) {
  const options = groups.flatMap(({ suggestions }) => suggestions);
  return (
    // Keeps the focus in the input, so that a press on an option is not a blur first.
    <div className={styles.popup} role="presentation" onMouseDown={(event) => event.preventDefault()}>
      <div id={listId} role="listbox" aria-label="検索の候補" className={styles.list}>
        {groups.map(({ name, suggestions }, place) => (
          <div key={name} role="group" aria-labelledby={`${listId}-group-${place}`}>
            <div id={`${listId}-group-${place}`} className={styles.group} role="presentation">
              {name}
            </div>
            {suggestions.map((suggestion) => {
              const index = options.indexOf(suggestion);
              return (
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the combobox has the focus and the keys
                <div
                  key={`${suggestion.kind}-${suggestion.path}`}
                  id={optionId(listId, index)}
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === activeIndex}
                  className={styles.option}
                  onClick={() => onChoose(suggestion)}
                >
                  <span className={styles.name}>
                    {suggestion.name}
                    {suggestion.note && <span className={styles.note}>{suggestion.note}</span>}
                  </span>
                  {suggestion.estate_count > 0 && (
                    <span className={styles.count}>{formatCount(suggestion.estate_count)}件</span>
                  )}
                </div>
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
}
