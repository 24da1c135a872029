import { useMemo } from 'react';
import { deviceStorage, storageKeys } from '@gakumado/shared/cookies';
import { messages } from '@gakumado/shared/forms/messages';
import { paths } from '@gakumado/shared/paths';
import { sitePages } from '@gakumado/shared/site-pages';
import { forgetCustomer, useAppDispatch } from '@gakumado/shared/store';
import { LinkButton, Notice } from '@gakumado/shared/ui';
import { FormPage } from '../../step-form/form-page.tsx';
import type { StepFormSettings } from '../../step-form/use-step-form.ts';
import { withdrawalAction, withdrawalCall } from './withdrawal-action.ts';
import { withdrawalGroups } from './withdrawal-items.ts';
import styles from './withdrawal-page.module.css';

export { shouldRevalidate } from '../../step-form/step-revalidation.ts';

export { withdrawalAction as action };

/** Storage of texts that a member has written in this browser. A logout keeps it. */
const OWN_KEYS = ['homeNotes', 'sharedLists', 'shareName'] as const;

/** 退会 (contract, 4.12). */
export function Component() {
  const dispatch = useAppDispatch();
  const settings = useMemo<StepFormSettings<true>>(
    () => ({
      name: 'withdrawal',
      ...withdrawalCall,
      isPrefilled: false,
      groups: withdrawalGroups,
      send: async (...sent) => {
        await withdrawalCall.send(...sent);
        await dispatch(forgetCustomer());
        for (const key of OWN_KEYS) deviceStorage.remove(storageKeys[key]);
        return true;
      },
    }),
    [dispatch],
  );
  return (
    <FormPage
      page={{ label: '退会のお手続き', to: paths.withdrawal() }}
      parents={[sitePages.mypage]}
      description="会員を退会されるときのお手続きです。"
      lead={<Consequences />}
      settings={settings}
      sendLabel="退会する"
      finishedTitle="退会のお手続きの完了"
      Finished={Finished}
    />
  );
}

function Consequences() {
  return (
    <Notice tone="warning" title="退会される前にご確認ください">
      <ul className={styles.list}>
        <li>お気に入り、メモ、閲覧履歴、保存した検索条件は削除され、元に戻せません。</li>
        <li>新着物件のお知らせ、メールマガジン、キャンセル待ちのお知らせは止まります。</li>
        <li>受付済みのお問い合わせとご予約は、担当の店舗が引き続き対応します。</li>
      </ul>
    </Notice>
  );
}

function Finished() {
  return (
    <div className={styles.finished}>
      <Notice tone="success">{messages.withdrawn}</Notice>
      <LinkButton to={paths.home()} variant="secondary" isWide>
        ホームに戻る
      </LinkButton>
    </div>
  );
}
