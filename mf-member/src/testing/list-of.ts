import type { Estate, ShareDetail, Verdict } from '@gakumado/shared/contract';

type Answer = readonly [estateId: number, by: string, verdict: Verdict, version?: number];

/** A family's list of homes with what was said of them. */
export const listOf = (
  estates: readonly Estate[],
  answers: readonly Answer[] = [],
  offers: ShareDetail['offers'] = [],
): ShareDetail => ({
  estate_ids: estates.map(({ estate_id }) => estate_id),
  note: '',
  search: { places: [] },
  created_at: '2026-11-20T10:00:00+09:00',
  expires_at: '2099-12-20T10:00:00+09:00',
  closed_at: null,
  estates: [...estates],
  offers,
  terms: [],
  proposals: [],
  verdicts: answers.map(([estate_id, by, verdict, version = 1]) => ({
    estate_id,
    by,
    verdict,
    comment: '',
    updated_at: '2026-11-21T10:00:00+09:00',
    version,
  })),
});
