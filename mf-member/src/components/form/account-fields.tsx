import type { ComponentProps } from 'react';
import { ignoreComposingEnter, TextField } from '@gakumado/shared/ui';
import { fieldLabels } from '@gakumado/shared/vocabulary';
import { mailLook } from '../../step-form/items/person-items.tsx';

/** The props that `register` returns, and the error. */
type Registered = Omit<ComponentProps<typeof TextField>, 'label' | 'need' | 'hint' | 'id'>;

/** メールアドレス of a form that has no steps. */
export const MailField = (registered: Registered) => (
  <TextField
    {...registered}
    {...mailLook}
    id="mail_address"
    label={fieldLabels.mail_address}
    need="required"
    autoComplete="email"
    onKeyDown={ignoreComposingEnter}
  />
);

/** The six digits of a mail. */
export const MailedCodeField = (registered: Registered) => (
  <TextField
    {...registered}
    id="code"
    label="確認コード"
    need="required"
    inputMode="numeric"
    autoComplete="one-time-code"
    hint="全角の数字や、間の空白はそのままでかまいません。"
    onKeyDown={ignoreComposingEnter}
  />
);
