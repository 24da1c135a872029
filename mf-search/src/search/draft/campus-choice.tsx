import Search from 'lucide-react/icons/search';
import { Button, formatCount, ignoreComposingEnter, Notice, TextField } from '@gakumado/shared/ui';
import { campusLabel, KEYWORD_MAX } from '@gakumado/shared/vocabulary';
import { ChoiceBox } from '../choice-box.tsx';
import type { FoundPlace } from './find-place.ts';
import styles from './campus-choice.module.css';

interface CampusChoiceProps {
  found: Pick<FoundPlace, 'draft' | 'campus' | 'candidates'>;
  /** Name and value of the button that looks schools up and stays on the page. */
  lookUp?: { name: string; value: string };
  /** The message where a campus is missing. */
  error?: string | undefined;
}

/**
 * A campus inside a form: a word, a button that looks it up, and the campuses found as options. It needs no JavaScript.
 */
export function CampusChoice({ found, lookUp, error }: CampusChoiceProps) {
  const { draft, campus, candidates } = found;
  const others = candidates ?? [];
  // A choice among those found keeps its place in the list.
  const isAmong = others.some(({ campus_id }) => campus_id === campus?.campus_id);
  const options = campus && !isAmong ? [campus, ...others] : others;
  return (
    <div className={styles.choice}>
      <div className={styles.search}>
        <TextField
          label="学校名"
          name="school"
          placeholder="学校名を入力"
          hint="ひらがなや略称でも探せます。"
          defaultValue={draft.school ?? ''}
          error={error}
          maxLength={KEYWORD_MAX}
          autoComplete="off"
          onKeyDown={ignoreComposingEnter}
        />
        <Button type="submit" variant="secondary" formNoValidate {...lookUp}>
          <Search size="1.125rem" aria-hidden />
          学校を探す
        </Button>
      </div>
      {draft.school && candidates?.length === 0 && (
        <Notice role="status">
          「{draft.school}
          」に当てはまる学校が見つかりませんでした。学校名の一部や、ひらがなでもお試しください。
        </Notice>
      )}
      {draft.school && candidates === null && (
        <Notice tone="warning" role="status">
          学校を探せませんでした。もう一度お試しください。
        </Notice>
      )}
      {options.length > 0 && (
        <fieldset>
          <legend className={styles.legend}>キャンパスを選んでください</legend>
          <ul className={styles.options}>
            {options.map((option) => (
              <li key={option.campus_id}>
                <ChoiceBox
                  type="radio"
                  name="school_id"
                  value={option.campus_id}
                  label={campusLabel(option)}
                  note={`${option.address}・${formatCount(option.estate_count)}件`}
                  isChecked={option.campus_id === campus?.campus_id}
                />
              </li>
            ))}
          </ul>
        </fieldset>
      )}
    </div>
  );
}
