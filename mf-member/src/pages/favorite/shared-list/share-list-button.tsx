import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import Users from 'lucide-react/icons/users';
import { ApiError, createShareList } from '@gakumado/shared/api';
import { messages } from '@gakumado/shared/forms/messages';
import { readMySearch } from '@gakumado/shared/my-search';
import { paths } from '@gakumado/shared/paths';
import { readStay, stayOfMySearch } from '@gakumado/shared/search-fields';
import { Button } from '@gakumado/shared/ui';
import { SHARE_ESTATES_MAX } from '@gakumado/shared/vocabulary';
import { refusalText } from '#components/message/refusal-text.ts';
import type { ChosenEstates } from '#components/personal-list/chosen-estates.ts';
import { keepList } from './kept-lists.ts';

/**
 * Makes a family's list of the chosen homes and leads to it. The list keeps the places and the stay of its maker: all who
 * open it see the same ways and costs.
 */
export function ShareListButton({ selectedIds, onRefused, className }: ChosenEstates) {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [isSaving, setIsSaving] = useState(false);

  async function handleClick() {
    if (selectedIds.length > SHARE_ESTATES_MAX) return onRefused(messages.shareListFull);
    setIsSaving(true);
    try {
      const mine = readMySearch();
      const stay = { ...stayOfMySearch(mine), ...readStay(query) };
      const made = await createShareList({
        estate_ids: [...selectedIds],
        search: { places: [...mine.places], ...stay },
      });
      keepList(made.share_key, { ownerKey: made.owner_key, expiresAt: made.expires_at });
      await navigate(paths.sharedList(made.share_key, stay));
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      onRefused(refusalText(failure));
    } finally {
      setIsSaving(false);
    }
  }

  return (
    <Button
      variant="secondary"
      size="small"
      className={className}
      isDisabled={selectedIds.length === 0 || isSaving}
      onClick={() => void handleClick()}
    >
      <Users size="1.125rem" aria-hidden />
      家族のリストにする
    </Button>
  );
}
