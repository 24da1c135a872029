import { ApiError, saveVerdict } from '@gakumado/shared/api';
import type { Verdict } from '@gakumado/shared/contract';
import { refusalText } from '#components/message/refusal-text.ts';
import { textOf } from '#step-form/form-action.ts';
import { faultsOf } from './check-verdict.ts';
import { marks } from './opinions.ts';

/** The outcome of an opinion that was sent without scripts. */
export interface PostedVerdict {
  /** 0 where only a name was sent. */
  estate_id: number;
  by: string;
  verdict: Verdict | undefined;
  comment: string;
  /** By items; `all` is of the whole. None where it was saved. */
  faults: Awaited<ReturnType<typeof faultsOf>> & { all?: string };
}

/** The verdict of a home that the page showed, as its form sends it along: an answer replaces the one that was seen. */
export const seenVerdict = { name: 'seen', write: (version: number, by: string) => `${version} ${by}` };

const readVersion = (sent: FormData, by: string): number =>
  Number(
    sent
      .getAll(seenVerdict.name)
      .map((value) => /^(\d+) (.*)$/s.exec(String(value)))
      .find((seen) => seen?.[2] === by)?.[1] ?? 0,
  );

/** Saves an opinion on a home of a family's list. A name alone is only checked, for the opinions that follow. */
export async function verdictAction(share_key: string, sent: FormData): Promise<PostedVerdict> {
  const estate_id = Number(textOf(sent, 'estate_id'));
  const [by, comment] = [textOf(sent, 'by').trim(), textOf(sent, 'comment')];
  const verdict = marks.find((mark) => mark === textOf(sent, 'verdict'));
  const posted = { estate_id, by, verdict, comment };
  if (!estate_id) return { ...posted, faults: await faultsOf({ by }) };
  const faults = await faultsOf({ by, verdict, comment });
  if (!verdict || Object.keys(faults).length > 0) return { ...posted, faults };
  try {
    await saveVerdict({ share_key, estate_id, by, verdict, comment, version: readVersion(sent, by) });
    return { ...posted, faults: {} };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { ...posted, faults: { all: refusalText(error) } };
  }
}
