import { MAX_YEN } from '@gakumado/shared/vocabulary';

const AMOUNT = /^(?:(\d+(?:\.\d+)?)万)?(?:(\d+(?:\.\d+)?)千)?(\d+)?$/;

/** No room costs less: 6 is meant as 6万, and is asked about. */
const MIN_YEN = 1_000;

/**
 * An amount as people type it, in yen: ６０,０００円, 6万, 5.5万, 5万5千. 0 counts as no amount; undefined when it cannot be
 * read.
 */
export function readYen(text: string): number | undefined {
  const [amount, man = 0, sen = 0, yen = 0] =
    AMOUNT.exec(text.normalize('NFKC').replace(/[,\s円¥]/g, '')) ?? [];
  if (!amount) return undefined;
  const total = Math.round(Number(man) * 10_000 + Number(sen) * 1_000 + Number(yen));
  return total === 0 || (total >= MIN_YEN && total <= MAX_YEN) ? total : undefined;
}
