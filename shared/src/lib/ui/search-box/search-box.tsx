import { useId } from 'react';
import Search from 'lucide-react/icons/search';
import { paths } from '@gakumado/shared/paths';
import { Button } from '../button/button.tsx';
import { ComboBox } from '../combobox/combo-box.tsx';
import type { ComboBoxSize } from '../combobox/combo-box.tsx';
import { VisuallyHidden } from '../container/container.tsx';
import { useSearch } from './use-search.ts';
import styles from './search-box.module.css';

interface SearchBoxProps {
  size?: ComboBoxSize;
  /** Text that was searched for, on pages that show its results. */
  defaultText?: string | undefined;
  /** The names that it asks for, in its label, its placeholder and where none was typed; 学校名 unless given. */
  what?: string;
  /** 学校名から探す unless given. */
  label?: string;
  isLabelHidden?: boolean;
  /** 学校名を入力 unless given. */
  placeholder?: string;
  /** Says under the field what else can be typed. */
  hasHint?: boolean;
  /** Searches all texts by their words; else one that names a school leads to the school. */
  isByWords?: boolean;
}

/**
 * The search of the whole site: schools, stations, lines, places, conditions, names of homes and sentences. It is an
 * editable combobox inside a form that works without scripts (decision 33).
 */
export function SearchBox({ what = '学校名', size = 'normal', ...props }: SearchBoxProps) {
  const { label = `${what}から探す`, placeholder = `${what}を入力` } = props;
  const { isLabelHidden, hasHint, isByWords } = props;
  const id = useId();
  const search = useSearch(`${id}-list`, isByWords ? words : schools(what));
  return (
    <form
      role="search"
      aria-label={label}
      method="get"
      action={isByWords ? paths.keyword() : paths.schools()}
      onSubmit={search.handleSubmit}
      noValidate
    >
      <ComboBox
        {...{ id, size, placeholder }}
        combo={search.combo}
        error={search.error}
        icon={Search}
        listLabel="検索の候補"
        name="keyword"
        defaultText={props.defaultText}
        label={isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
        hint={hasHint && '駅名、住所、「8万円まで オートロック」のような言葉でも探せます。'}
        button={
          <Button
            type="submit"
            variant="accent"
            className={styles.button ?? ''}
            aria-busy={search.isSearching}
          >
            検索
          </Button>
        }
      />
    </form>
  );
}

const schools = (what: string) => ({
  targetOf: paths.schoolsByKeyword,
  emptyTarget: paths.schoolsEmptyKeyword(),
  emptyError: `${what}を入力してください。`,
});
const words = { targetOf: paths.keyword, emptyError: '探したい言葉を入力してください。' };
