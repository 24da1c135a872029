import type { Piece } from './meaning.ts';

/** Whether another limit counts in place of one. 8万は無理、7万まで: an amount that is too much says nothing beside another one. */
export const isOvertaken = (piece: Piece, pieces: readonly Piece[], text: string) =>
  isBesideMonth(piece, pieces) ||
  isWished(piece, pieces, text) ||
  isWithUtilities(piece, pieces, text) ||
  (piece.wish?.isRefused === true &&
    pieces.some((other) => other !== piece && other.wish?.other !== undefined));

/** Words before a limit that would be welcome, and before one that must not be passed. */
const WELCOME =
  /(?:できれば|出来れば|でき?たら|出来たら|可能(?:なら|であれば)|理想(?:は|的には|としては)?|希望(?:は|としては)|欲を言えば|べすとは|本当は|ほんとは|なるべくなら|望ましいのは)(?:家賃|通学|徒歩|広さ)?(?:は|が|で)?$/;
const AT_WORST =
  /(?:(?:多|高|長|遅|遠|狭|少な|低)く(?:て)?|頑張つて|がんばつて|無理して|無理すれば|頑張れば|がんばれば|最悪|最大|最長|最高|最低|上限|どんなに[^\d]{2,5})(?:でも?|とも|も|は|が)?$/;

/** The same inside a limit: 最大8万. */
const MOST_SAID =
  /^(?:家賃|賃料|予算)?(?:は|が|も)?(?:最大|上限|高くても?|多くても?|頑張つても?|せいぜい|最低)|(?:が|を)?(?:上限|限界)$/;

/** 家賃は4万、光熱費込みで5万: no filter knows what light and water cost, and the other amount is the limit. */
const WITH_UTILITIES =
  /(?:光熱費|電気代|水道代)(?:も|を)?(?:込み?|入れ|含め|合わせ)(?:て|で)?(?:も)?(?:の)?(?:合計|全部)?(?:で)?$/;
const isWithUtilities = (piece: Piece, pieces: readonly Piece[], text: string) =>
  limitsOf(piece) === 'amount' &&
  WITH_UTILITIES.test(text.slice(0, piece.start)) &&
  pieces.some((other) => other !== piece && limitsOf(other) === 'amount');

/** The thing that a wish in numbers limits: minutes, amounts, or a field. */
function limitsOf({ wish }: Piece): string {
  const fields = Object.keys(wish?.filter ?? {});
  if (wish?.minutes !== undefined) return 'minutes';
  return fields.some((field) => /^(?:cost|price)_to$/.test(field)) ? 'amount' : fields.join();
}

/** 5万が希望ですが6万でも大丈夫: the limit that will do as well. */
const WILL_DO = /^で(?:も)?(?:いい|良い|よい|ええ|可|ok|大丈夫|構わ|かまわ|何とか|なんとか|出せ|払え)/;

/** One amount with what is about the same. */
const AROUND = /(?:くらい|ぐらい|前後|程度|ほど)(?:で|の|が)?$/;

/** 8万まで、できれば7万: of two limits of one thing that which must hold counts. */
function isWished(piece: Piece, pieces: readonly Piece[], text: string): boolean {
  const limits = limitsOf(piece);
  const others = pieces.filter((other) => other !== piece && limits !== '' && limitsOf(other) === limits);
  const isStrict = ({ start, end }: Piece) =>
    AT_WORST.test(text.slice(0, start)) ||
    MOST_SAID.test(text.slice(start, end)) ||
    WILL_DO.test(text.slice(end));
  if (others.length === 0) return false;
  if (WELCOME.test(text.slice(0, piece.start))) return true;
  // 6〜7万、上限は7.5万: what a range begins with holds beside the limit, and 6万くらい is no range.
  const isRange =
    Object.keys(piece.wish?.filter ?? {}).some((field) => field.endsWith('_from')) &&
    !AROUND.test(text.slice(piece.start, piece.end));
  const isLoose = !isStrict(piece) && !(isRange && limitsOf(piece) === 'amount');
  return isLoose && others.some((other) => other.start > piece.start && isStrict(other));
}

/** 10月入学なので9月から: of two months that of the house counts. */
const isBesideMonth = (piece: Piece, pieces: readonly Piece[]) =>
  piece.wish?.isOfStart === true &&
  pieces.some((other) => other !== piece && other.wish?.filter.move_in_ym !== undefined);

/** Words between a feature or its lack and the amount that holds for it: 食事つきなら8万, なしだと5万. */
const WITH_IT = /(?:付き?|つき|あり|有り|込み?|ある)(?:なら|だと|の場合は?)$/;
const WITHOUT_IT = /(?:なし|無し|ない|抜き|別|自炊)(?:なら|だと|の場合は?)$/;

const amountOf = ({ wish }: Piece) => wish?.filter.cost_to ?? wish?.filter.price_to ?? 0;

/**
 * 食事つきなら8万、なしなら5万: of two offers with two amounts the higher amount is the limit, and the feature is not asked for. `text` is
 * the folded search.
 */
export function withOneOffer(pieces: readonly Piece[], text: string): Piece[] {
  const amounts = pieces.filter((piece) => limitsOf(piece) === 'amount');
  const [first, second] = amounts;
  if (!first || !second || amounts.length > 2) return [...pieces];
  const said = [first, second].map(({ start }) => text.slice(0, start));
  const isOffer = (one: RegExp, other: RegExp) => one.test(said[0]!) && other.test(said[1]!);
  if (!isOffer(WITH_IT, WITHOUT_IT) && !isOffer(WITHOUT_IT, WITH_IT)) return [...pieces];
  const lower = amountOf(first) < amountOf(second) ? first : second;
  return pieces.map((piece): Piece => {
    if (piece === lower) {
      const { wish: _wish, ...rest } = piece;
      return { ...rest, kind: 'glue' };
    }
    const isFeature =
      piece.meanings.some(({ thing }) => thing.kind === 'condition') &&
      amounts.some(
        ({ start }) =>
          start >= piece.end && /^(?:なら|だと|の場合は?|で)?$/.test(text.slice(piece.end, start)),
      );
    return isFeature ? { ...piece, isDenied: true } : piece;
  });
}
