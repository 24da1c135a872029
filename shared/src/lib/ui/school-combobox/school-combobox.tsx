import { useId } from 'react';
import type { ReactNode, SubmitEvent } from 'react';
import School from 'lucide-react/icons/school';
import { Button } from '../button/button.tsx';
import { ComboBox } from '../combobox/combo-box.tsx';
import { useSchoolChoice } from './use-school-choice.ts';
import type { SchoolChoice } from './use-school-choice.ts';

interface SchoolComboboxProps extends SchoolChoice {
  label: string;
}

/** Chooses a school, or a station or another place where such may be chosen, as a form of its own. */
export function SchoolCombobox({ label, ...taking }: SchoolComboboxProps) {
  const id = useId();
  const choice = useSchoolChoice(`${id}-list`, taking);
  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!choice.combo.isComposing()) choice.takeFirst();
  }
  return (
    <form role="search" aria-label={label} onSubmit={handleSubmit} noValidate>
      <SchoolBox
        {...{ id, label, choice }}
        button={
          <Button type="submit" variant="accent">
            決定
          </Button>
        }
      />
    </form>
  );
}

interface SchoolBoxProps {
  id: string;
  label: ReactNode;
  choice: ReturnType<typeof useSchoolChoice>;
  button: ReactNode;
  isInvalid?: boolean | undefined;
}

/** The box with its label, its button and what it says of the choice, for an item of a form. */
export const SchoolBox = ({ choice, ...box }: SchoolBoxProps) => (
  <ComboBox
    {...box}
    combo={choice.combo}
    error={choice.error}
    icon={School}
    listLabel="学校の候補"
    placeholder={choice.takesPlaces ? '学校名・駅・住所を入力' : '学校名を入力'}
  />
);
