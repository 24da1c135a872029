import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import ListPlus from 'lucide-react/icons/list-plus';
import Users from 'lucide-react/icons/users';
import { ApiError, createShareList, updateShareList } from '@gakumado/shared/api';
import { messages } from '@gakumado/shared/forms/messages';
import { readMySearch } from '@gakumado/shared/my-search';
import { paths } from '@gakumado/shared/paths';
import { readStay, stayOfMySearch } from '@gakumado/shared/search-fields';
import { Button } from '@gakumado/shared/ui';
import { SHARE_ESTATES_MAX } from '@gakumado/shared/vocabulary';
import { refusalText } from '#components/message/refusal-text.ts';
import type { ChosenEstates } from '#components/personal-list/chosen-estates.ts';
import { keepList } from './kept-lists.ts';
import type { KnownList } from './known-lists.tsx';

interface ShareListButtonsProps extends ChosenEstates {
  /** The visitor's lists of the family, the latest first. */
  lists: readonly KnownList[];
}

/**
 * Makes a family's list of the chosen homes, or puts them on the latest one that the visitor made, and leads to it. The list
 * keeps the places and the stay of its maker: all who open it see the same ways and costs.
 */
export function ShareListButtons({ selectedIds, onRefused, className, lists }: ShareListButtonsProps) {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [isSaving, setIsSaving] = useState(false);
  const own = lists.find(({ ownerKey }) => ownerKey !== undefined);
  const mine = () => {
    const search = readMySearch();
    return { places: search.places, stay: { ...stayOfMySearch(search), ...readStay(query) } };
  };

  /** Leads to the list whose key `save` answers. */
  async function lead(save: () => Promise<string>) {
    if (selectedIds.length > SHARE_ESTATES_MAX) return onRefused(messages.shareListFull);
    setIsSaving(true);
    try {
      await navigate(paths.sharedList(await save(), mine().stay));
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      onRefused(refusalText(failure));
    } finally {
      setIsSaving(false);
    }
  }

  async function make() {
    const { places, stay } = mine();
    const made = await createShareList({
      estate_ids: [...selectedIds],
      search: { places: [...places], ...stay },
    });
    keepList(made.share_key, { ownerKey: made.owner_key, expiresAt: made.expires_at });
    return made.share_key;
  }

  async function addTo({ shareKey, ownerKey }: KnownList) {
    await updateShareList({ share_key: shareKey, owner_key: ownerKey!, add_estate_ids: [...selectedIds] });
    return shareKey;
  }

  const look = {
    variant: 'secondary',
    size: 'small',
    className,
    isDisabled: selectedIds.length === 0 || isSaving,
  } as const;
  return (
    <>
      <Button {...look} onClick={() => void lead(make)}>
        <Users size="1.125rem" aria-hidden />
        <span>
          家族の
          <wbr />
          リストに
          <wbr />
          する
        </span>
      </Button>
      {own && (
        <Button {...look} onClick={() => void lead(() => addTo(own))}>
          <ListPlus size="1.125rem" aria-hidden />
          <span>
            家族の
            <wbr />
            リストに
            <wbr />
            追加
          </span>
        </Button>
      )}
    </>
  );
}
