import { useCallback, useEffect } from 'react';
import { listOwnShareLists, saveOwnShareList } from '@gakumado/shared/api';
import type { OwnShareList, ShareDetail } from '@gakumado/shared/contract';
import { selectIsLogin, useAppSelector } from '@gakumado/shared/store';
import { useLatest } from '@gakumado/shared/ui';
import { readKeptList } from './kept-lists.ts';

/**
 * The open lists in the account of the member. Undefined: not known yet, or nobody is logged in. They are not kept on the device, which
 * others may use after a logout.
 */
export function useAccountLists(): readonly OwnShareList[] | undefined {
  const isLogin = useAppSelector(selectIsLogin);
  const answer = useLatest((_isLogin: true, signal) => listOwnShareLists(signal), isLogin || null);
  return isLogin ? answer?.data : undefined;
}

/** The last moment at which somebody answered on a list; '' before there is one. */
const lastAnswerOf = ({ verdicts }: ShareDetail): string => verdicts.at(-1)?.updated_at ?? '';

/**
 * Keeps a list that is looked at in the account of the member, with the key of its owner where this device has it; answers that are
 * shown count as seen. A failure costs only that.
 */
export function useKeptInAccount(shareKey: string, list: ShareDetail | null): void {
  const isLogin = useAppSelector(selectIsLogin);
  const lastAnswer = list === null || list.closed_at !== null ? null : lastAnswerOf(list);
  const keep = useCallback(async () => {
    const owner_key = readKeptList(shareKey)?.ownerKey;
    await saveOwnShareList({ share_key: shareKey, ...(owner_key === undefined ? {} : { owner_key }) });
  }, [shareKey]);
  useEffect(() => {
    if (isLogin && lastAnswer !== null) void keep().catch(() => {});
  }, [isLogin, lastAnswer, keep]);
}
