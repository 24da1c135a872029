/** Words that shops, doctors and stations of the police may be called by; none is a chain. */
const WORDS = (
  'さくら ひまわり すみれ つばき みずき あおば わかば こもれび ひなた いずみ せせらぎ みどり はるか すばる ほしの つきみ ' +
  'あさひ ゆうひ にじいろ そよかぜ かえで けやき いちょう もみじ くすのき ひいらぎ なずな よつば れんげ あやめ ききょう ' +
  'すずらん こまどり つばめ ひばり うぐいす かもめ ちどり はやぶさ みなみ きたの ひがし にしの なかの おおぞら しらかば ' +
  'やまびこ みなと のぞみ いろは ことぶき まるや うめや まつや たけのこ どんぐり くるみ あけぼの たそがれ しおさい'
).split(' ');

/** Two of a name are further from each other than anything that one page lists (degrees, about 2 km and more). */
const CELL_DEGREES = 0.02;

interface Named {
  name: string;
  lat: number;
  lon: number;
}

/**
 * Gives spots of a kind, which is their name so far, names of their own: さくら郵便局（サンプル）. No two of a kind have the same
 * within about 2 km. Where all words are taken, further branches of a shop are made: さくらストア2号店.
 */
export function nameSpots(spots: readonly Named[]): void {
  const taken = new Map<string, Set<string>>();
  for (const [index, spot] of spots.entries()) {
    const kind = spot.name;
    const [row, column] = [Math.floor(spot.lat / CELL_DEGREES), Math.floor(spot.lon / CELL_DEGREES)];
    const around = [-1, 0, 1].flatMap((a) =>
      [-1, 0, 1].map((b) => taken.get(`${kind} ${row + a} ${column + b}`) ?? new Set<string>()),
    );
    const isFree = (name: string) => !around.some((names) => names.has(name));
    let name = '';
    for (let turn = 0; name === '' || !isFree(name); turn += 1) {
      // The words are taken in another order each time, so that the same ones do not always come first.
      const word = WORDS[(index * 7 + turn) % WORDS.length]!;
      const branch = Math.floor(turn / WORDS.length) + 1;
      name = `${word}${kind}${branch > 1 ? `${branch}号店` : ''}`;
    }
    const cell = `${kind} ${row} ${column}`;
    taken.set(cell, (taken.get(cell) ?? new Set()).add(name));
    spot.name = `${name}（サンプル）`;
  }
}
