import type { ShareDetail } from '@gakumado/shared/contract';
import { formatRent, vacancyOf } from '@gakumado/shared/ui';
import { labelOf, vacancies } from '@gakumado/shared/vocabulary';
import { verdictKey } from './kept-lists.ts';
import { withHonorific } from './with-honorific.ts';
import type { SeenList } from '@gakumado/shared/cookies';

type Shown = Pick<ShareDetail, 'estate_ids' | 'estates' | 'verdicts'>;

/** The state of a list that a device has shown. */
export const snapshotOf = ({ estates, verdicts }: Shown): SeenList => ({
  homes: Object.fromEntries(
    estates.map(({ estate_id, price_min, vacant_status_id }) => [estate_id, [price_min, vacant_status_id]]),
  ),
  verdicts: Object.fromEntries(verdicts.map((verdict) => [verdictKey(verdict), verdict.version])),
});

/**
 * Changes of a list since a device showed it, as sentences. Opinions of `me` are left out: they are no news to them.
 */
export function changesSince(seen: SeenList, list: Shown, me: string): string[] {
  return [...homeChanges(seen, list), ...verdictChanges(seen, list, me)];
}

function homeChanges({ homes }: SeenList, { estates }: Shown): string[] {
  const present = new Set(estates.map(({ estate_id }) => String(estate_id)));
  const goneCount = Object.keys(homes).filter((id) => !present.has(id)).length;
  const ofHomes = estates.flatMap(({ estate_id, name, price_min, vacant_status_id, vacant_count }) => {
    const before = homes[estate_id];
    if (!before) return [`「${name}」が追加されました。`];
    const [priceYen, statusId] = before;
    const changes: string[] = [];
    if (priceYen !== price_min && priceYen !== null && price_min !== null)
      changes.push(`「${name}」の賃料が${formatRent(priceYen)}から${formatRent(price_min)}になりました。`);
    if (statusId !== vacant_status_id)
      changes.push(
        `「${name}」の募集の状況が${labelOf(vacancies, statusId) ?? '－'}から${vacancyOf({ vacant_status_id, vacant_count }).text}になりました。`,
      );
    return changes;
  });
  return goneCount > 0 ? [...ofHomes, `${goneCount}件の物件がリストから外れました。`] : ofHomes;
}

function verdictChanges({ verdicts: known }: SeenList, { estates, verdicts }: Shown, me: string): string[] {
  const names = new Map(estates.map(({ estate_id, name }) => [estate_id, name]));
  return verdicts
    .filter(({ estate_id, by }) => by !== me && names.has(estate_id))
    .flatMap((verdict) => {
      const version = known[verdictKey(verdict)];
      if (version === verdict.version) return [];
      const what = `「${names.get(verdict.estate_id)}」`;
      return version === undefined
        ? [`${withHonorific(verdict.by)}が${what}に${verdict.verdict}を付けました。`]
        : [`${withHonorific(verdict.by)}が${what}への答えを${verdict.verdict}に変えました。`];
    });
}
