import { listMaxMessage } from '@gakumado/shared/forms/messages';

/** A list of estates that is kept in this browser. */
export interface KeptList {
  /** Its name in sentences. */
  name: string;
  max: number;
  ids: readonly number[];
  /** Keeps other ids; false where that is not possible. */
  write: (ids: number[]) => boolean;
}

/** Puts an estate on a list, or takes it off, and says what came of it. */
export function toggleListed(estateId: number, { name, max, ids, write }: KeptList) {
  const isOn = ids.includes(estateId);
  if (!isOn && ids.length >= max) return { text: listMaxMessage(name, max), tone: 'error' } as const;
  const isKept = write(isOn ? ids.filter((id) => id !== estateId) : [...ids, estateId]);
  if (!isKept) return { text: 'このブラウザには保存できませんでした。', tone: 'error' } as const;
  return { text: isOn ? `${name}から外しました。` : `${name}に追加しました。`, tone: 'info' } as const;
}
