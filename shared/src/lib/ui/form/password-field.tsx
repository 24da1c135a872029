import { useId, useState } from 'react';
import type { ComponentProps } from 'react';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { describedBy, FieldFrame, fieldStyles } from '@gakumado/shared/ui/core';
import type { FieldTexts } from '@gakumado/shared/ui/core';

/** A password with a button that shows it. Give `autoComplete` (`current-password`, `new-password`). */
export function PasswordField({
  label,
  hint,
  error,
  need,
  id,
  ...rest
}: Omit<ComponentProps<'input'>, 'type'> & FieldTexts) {
  const [isShown, setIsShown] = useState(false);
  const ownId = useId();
  const controlId = id ?? ownId;
  const Icon = isShown ? EyeOff : Eye;
  return (
    <FieldFrame {...{ controlId, label, hint, error, need }}>
      <div className={fieldStyles.withAction}>
        <input
          autoCapitalize="off"
          spellCheck={false}
          {...rest}
          id={controlId}
          type={isShown ? 'text' : 'password'}
          className={fieldStyles.control}
          aria-required={need === 'required' || undefined}
          {...describedBy(controlId, { hint, error })}
        />
        <button
          type="button"
          className={fieldStyles.action}
          aria-label={`${label}を${isShown ? '隠す' : '表示'}`}
          aria-controls={controlId}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon size="1.125rem" aria-hidden />
          {isShown ? '隠す' : '表示'}
        </button>
      </div>
    </FieldFrame>
  );
}
