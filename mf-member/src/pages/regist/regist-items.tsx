import { useState } from 'react';
import { checkMailAddress } from '@gakumado/shared/api';
import { genders, mailField, messages } from '@gakumado/shared/forms';
import { Notice, useLatest } from '@gakumado/shared/ui';
import { fieldLabels } from '@gakumado/shared/vocabulary';
import { MailTakenHelp } from '../../components/account/mail-taken-help.tsx';
import { NewPasswordField } from '../../components/password/new-password-field.tsx';
import { textAt } from '../../step-form/form-field.ts';
import type { FormField, FormGroup } from '../../step-form/form-field.ts';
import { addressItem } from '../../step-form/items/address-item.tsx';
import { campusesItem } from '../../step-form/items/campuses-item.tsx';
import { radioItem, tickItem } from '../../step-form/items/choice-items.tsx';
import {
  consentItem,
  gradeItem,
  mailItem,
  moveInItem,
  nameItems,
  registrantItem,
  studentNameItem,
  telItem,
} from '../../step-form/items/person-items.tsx';
import { useItem, useValues } from '../../step-form/use-item.ts';

/** The items lie at the top of the request. */
const TOP = '';

const plainMailItem = mailItem(TOP);

/** メールアドレス; an address that has a member is told before the rest of the form is filled in. */
const newMailItem: FormField = {
  ...plainMailItem,
  Control: function NewMail() {
    const { error } = useItem('mail_address');
    const typed = useValues((values) => textAt(values, 'mail_address'));
    const [left, setLeft] = useState<string | null>(null);
    const answer = useLatest(checkMailAddress, left);
    const isTaken = answer?.key === left && answer.data === false && mailField.safeParse(typed).data === left;
    const handleBlur = () => setLeft(mailField.safeParse(typed).data ?? null);
    return (
      <div onBlur={handleBlur}>
        <plainMailItem.Control />
        <div role="status">
          {isTaken && (
            <Notice tone="warning">
              {!error && messages.mailDuplicate}
              <MailTakenHelp mail={left} />
            </Notice>
          )}
        </div>
      </div>
    );
  },
};

const passwordItem: FormField = {
  paths: ['password'],
  secret: 'new-password',
  label: fieldLabels.password,
  Control: function NewPassword() {
    const { control, error } = useItem('password');
    const typed = useValues((values) => textAt(values, 'password'));
    return <NewPasswordField {...control} {...{ typed, error }} label={fieldLabels.password} />;
  },
  describe: () => '（入力済み）',
};

/** The items of the registration in the contract's order (4.2). */
export const registGroups: readonly FormGroup[] = [
  {
    title: 'ログインに使う情報',
    fields: [registrantItem(TOP, true), newMailItem, passwordItem],
  },
  {
    title: 'お名前とご連絡先',
    fields: [...nameItems(TOP), studentNameItem, telItem(TOP, false), addressItem(TOP, false)],
  },
  {
    title: 'お部屋探しについて',
    fields: [
      gradeItem(TOP, true),
      campusesItem(TOP),
      moveInItem(TOP, false),
      radioItem({ path: 'gender', label: fieldLabels.gender, need: false, choices: genders }),
    ],
  },
  {
    title: 'お知らせメール',
    fields: [
      tickItem({
        path: 'is_mail_magazine',
        label: fieldLabels.is_mail_magazine,
        need: false,
        text: 'メールマガジンを受け取る',
      }),
      tickItem({
        path: 'is_new_arrival_mail',
        label: fieldLabels.is_new_arrival_mail,
        need: false,
        text: '新着物件のお知らせを受け取る',
      }),
    ],
  },
  { title: '個人情報の取り扱い', fields: [consentItem(TOP)] },
];
