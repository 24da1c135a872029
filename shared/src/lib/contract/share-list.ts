import { offerFields } from '@gakumado/shared/search-fields';
import { SHARE_ESTATES_MAX, SHARE_OWN_MAX } from '@gakumado/shared/vocabulary';
import { z } from 'zod';
import { shareListForm, verdictForm, verdicts } from '../forms/share-list-form.ts';
import { listAnswer } from './envelope.ts';
import { estateDetailSchema } from './estate-detail.ts';
import { filterFields } from './estate-filter.ts';
import { estateSchema } from './estate.ts';
import { mySearchFields, searchOfListSchema } from './my-search.ts';
import { flag, id, idList, integer, optional, someIds } from './fields.ts';

export type { Verdict } from '../forms/share-list-form.ts';

/** 192 random bits in base64url. */
const shareKey = z.string().regex(/^[\w-]{32}$/);

/** share/list/create. */
export const shareCreateSchema = shareListForm.extend({
  estate_ids: someIds(SHARE_ESTATES_MAX),
  /** Where the maker wants to go each day, and the stay: everybody who opens the list sees its homes so. */
  search: optional(
    mySearchFields.pick({ places: true, stay_months: true, with_meals: true, food_budget: true }),
  ),
});
export type ShareCreateRequest = z.infer<typeof shareCreateSchema>;

/** `share_key` is for everybody, `owner_key` for whoever made the list. */
export const shareKeySchema = z.object({ share_key: shareKey, owner_key: shareKey, expires_at: z.string() });
export type ShareKey = z.infer<typeof shareKeySchema>;

/** share/list/detail. The costs of its estates are those of the stay, by default of the one that the list keeps. */
export const shareDetailRequest = z.object({
  share_key: z.string().max(100),
  stay_months: filterFields.stay_months,
  with_meals: filterFields.with_meals,
  food_budget: filterFields.food_budget,
});
export type ShareDetailRequest = z.infer<typeof shareDetailRequest>;

const ownerRequest = { share_key: z.string().max(100), owner_key: z.string().max(100) };

/**
 * share/list/update: estates that join the list and estates that leave it. Those that join come after `add_at` others, at the
 * end without it. A note that is left out stays.
 */
export const shareUpdateSchema = z.object({
  ...ownerRequest,
  add_estate_ids: optional(idList(SHARE_ESTATES_MAX)).transform((ids) => ids ?? []),
  add_at: optional(integer(0, SHARE_ESTATES_MAX)),
  remove_estate_ids: optional(idList(SHARE_ESTATES_MAX)).transform((ids) => ids ?? []),
  note: shareListForm.shape.note.optional(),
});
export type ShareUpdateRequest = z.infer<typeof shareUpdateSchema>;

/** share/list/propose: whoever has the key puts a published estate at the end of the list, marked with the name (contract, 8.7). */
export const shareProposeSchema = z.object({
  share_key: z.string().max(100),
  estate_id: id(),
  by: verdictForm.shape.by,
});
export type ShareProposeRequest = z.infer<typeof shareProposeSchema>;

/** share/list/close. */
export const shareCloseSchema = z.object(ownerRequest);
export type ShareCloseRequest = z.infer<typeof shareCloseSchema>;

/**
 * share/list/verdict/save; the last verdict of each person on an estate counts. `version` is that of the verdict which this
 * one replaces, 0 for none: another one in its place is a conflict. Left out, any is replaced.
 */
export const verdictSaveSchema = verdictForm.extend({
  share_key: z.string().max(100),
  estate_id: id(),
  version: optional(integer(0, 1_000_000)),
});
export type VerdictSaveRequest = z.infer<typeof verdictSaveSchema>;

/**
 * share/list/verdict/rename: those verdicts that stand under `by` in the `version` which the device saved go on under
 * `new_name`. Others of the same name stay, so that nobody takes the verdicts of a namesake along.
 */
export const verdictRenameSchema = z.object({
  share_key: z.string().max(100),
  by: verdictForm.shape.by,
  new_name: verdictForm.shape.by,
  verdicts: z.array(z.object({ estate_id: id(), version: integer(1, 1_000_000) })).max(SHARE_OWN_MAX),
});
export type VerdictRenameRequest = z.infer<typeof verdictRenameSchema>;

export const verdictSchema = z.object({
  estate_id: z.int(),
  by: z.string(),
  verdict: z.enum(verdicts),
  comment: z.string(),
  updated_at: z.string(),
  version: z.int(),
});

/** An offer of some free room of an estate: a field of the search filter with its value. */
const offerSchema = z.object({
  estate_id: z.int(),
  field: z.enum(offerFields),
  value: z.union([z.int(), z.string()]),
});

/** An estate of the list that somebody other than its maker proposed. */
const proposalSchema = z.object({ estate_id: z.int(), by: z.string() });

/** The terms of a published estate of the list, as estate/detail has them. */
const termsSchema = estateDetailSchema.pick({ estate_id: true, movein_terms: true });

/**
 * A shared list; `estates` are those of `estate_ids` that are still published, with the ways to the places of `search`. Of a closed list nothing is left but its
 * dates.
 */
export const shareDetailSchema = z.object({
  estate_ids: z.array(z.int()),
  note: z.string(),
  search: searchOfListSchema,
  created_at: z.string(),
  expires_at: z.string(),
  closed_at: z.string().nullable(),
  estates: z.array(estateSchema),
  offers: z.array(offerSchema),
  terms: z.array(termsSchema),
  proposals: z.array(proposalSchema),
  verdicts: z.array(verdictSchema),
});
export type ShareDetail = z.infer<typeof shareDetailSchema>;

/**
 * customer/share_list/save: keeps a list in the account of a member, who has seen its answers now. `owner_key` is taken where it is that of the
 * list. A field that is left out stays.
 */
export const ownShareListSaveSchema = z.object({
  share_key: z.string().max(100),
  owner_key: optional(z.string().max(100)),
  is_mailed: optional(flag()),
});
export type OwnShareListSaveRequest = z.infer<typeof ownShareListSaveSchema>;

/** customer/share_list/delete. */
export const ownShareListDeleteSchema = z.object({ share_key: z.string().max(100) });

/** A list that is open, in the account of a member. */
export const ownShareListSchema = z.object({
  share_key: z.string(),
  /** null for a list that somebody else made. */
  owner_key: z.string().nullable(),
  expires_at: z.string(),
  estate_count: z.int(),
  /** Answers that came or changed after the member last saw the list. */
  new_answer_count: z.int(),
  /** Whether a mail a day tells of new answers. */
  is_mailed: z.boolean(),
});
export type OwnShareList = z.infer<typeof ownShareListSchema>;

export const ownShareListsAnswer = listAnswer(ownShareListSchema);
