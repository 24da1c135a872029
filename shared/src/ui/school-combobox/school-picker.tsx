import {
  Button,
  FieldError,
  SchoolField,
  suggestionStatus,
  useSchoolChoice,
  VisuallyHidden,
} from '@gakumado/shared/ui/core';
import type { CampusOption } from '@gakumado/shared/ui/core';
import styles from './school-combobox.module.css';

interface SchoolPickerProps {
  id: string;
  label: string;
  onChoose: (campus: CampusOption) => void;
}

/** Chooses campuses one after the other, as an item of a form: the text is empty again after each. */
export function SchoolPicker({ id, label, onChoose }: SchoolPickerProps) {
  const take = (campus: CampusOption) => {
    onChoose(campus);
    return undefined;
  };
  const choice = useSchoolChoice(`${id}-list`, take, { isEmptied: true });
  return (
    <div className={`${styles.box} ${styles.picker}`}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.row}>
        <SchoolField id={id} choice={choice} />
        <Button variant="secondary" className={styles.submit} onClick={choice.takeFirst}>
          追加
        </Button>
      </div>
      <FieldError id={`${id}-error`} error={choice.error} />
      <VisuallyHidden role="status">
        {choice.list.isOpen ? suggestionStatus(choice.suggestions) : ''}
      </VisuallyHidden>
    </div>
  );
}
