import { useEffect } from 'react';
import type { FormEvent } from 'react';
import { Button, SchoolBox, useSchoolChoice } from '@gakumado/shared/ui/core';
import type { CampusOption, PlaceOption } from '@gakumado/shared/ui/core';
import styles from './school-picker.module.css';

interface SchoolPickerProps {
  id: string;
  label: string;
  /** The typed text before a choice. The form keeps it, as it keeps its other input. */
  text: string;
  onText: (text: string) => void;
  /** Whether something is wrong with the item. The form says what. */
  isInvalid?: boolean;
  onChoose: (campus: CampusOption) => void;
  /** Takes a station, an address or another place instead. Without it schools alone are suggested. */
  onChoosePlace?: (place: PlaceOption) => void;
}

/** Chooses campuses, or other places as well, one after the other, as an item of a form: the text is empty again after each. */
export function SchoolPicker({
  id,
  label,
  text,
  onText,
  isInvalid,
  onChoose,
  onChoosePlace,
}: SchoolPickerProps) {
  const take = (campus: CampusOption) => {
    onText('');
    onChoose(campus);
    return undefined;
  };
  const takePlace =
    onChoosePlace &&
    ((place: PlaceOption) => {
      onText('');
      onChoosePlace(place);
    });
  const choice = useSchoolChoice(`${id}-list`, {
    onChoose: take,
    onChoosePlace: takePlace,
    isEmptied: true,
  });
  // A text that the form puts back asks for no suggestions.
  useEffect(() => {
    const input = choice.combo.input.current;
    if (input && input.value === '') input.value = text;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the input is the same
  }, [text]);
  const handleChange = ({ target }: FormEvent) => {
    if (target instanceof HTMLInputElement) onText(target.value);
  };
  return (
    <div className={styles.picker} onChange={handleChange}>
      <SchoolBox
        {...{ id, label, choice, isInvalid }}
        button={
          <Button variant="secondary" onClick={choice.takeFirst}>
            追加
          </Button>
        }
      />
    </div>
  );
}
