/**
 * The first lines of the page that a link leads to, as the place that has the link knows them. A link carries them in the state of
 * its navigation, and the frame shows them until the page is there. Remotes and shell are released apart: all is text.
 */
export interface Ahead {
  name: string;
  /** Site path of the picture; null without one, '' where the page begins with words. */
  picture: string | null;
  /** The `sizes` with which the picture is on the page already, so that the same file is shown. */
  pictureSizes: string;
  /** 毎月の実質負担（4年間）; '' where no cost is known. */
  costName: string;
  /** 63,760円～71,354円. */
  cost: string;
  /** The ways to school, else to the station; of a page in words what it is about. */
  ways: readonly string[];
  /** The page has the path of the one before and is told from it by its query alone; absent: such a change is of the same page. */
  isOfQuery?: boolean;
}

/** The first lines of a page that begins with words: its heading, and what it is about. */
export const aheadInWords = (
  name: string,
  ways: readonly string[],
  more: Pick<Ahead, 'isOfQuery'> = {},
): Ahead => ({
  ...more,
  name,
  picture: '',
  pictureSizes: '',
  costName: '',
  cost: '',
  ways,
});

const isText = (value: unknown): value is string => typeof value === 'string';

/** The first lines in the state of a navigation; undefined where it has none, or has them in a form that is not known here. */
export function readAhead(state: unknown): Ahead | undefined {
  const ahead: unknown = Reflect.get(Object(state), 'ahead');
  const { name, picture, pictureSizes, costName, cost, ways, isOfQuery } = Object(ahead) as Record<
    string,
    unknown
  >;
  const isWhole =
    [name, pictureSizes, costName, cost].every(isText) &&
    (picture === null || isText(picture)) &&
    Array.isArray(ways) &&
    ways.every(isText) &&
    (isOfQuery === undefined || typeof isOfQuery === 'boolean');
  return isWhole ? (ahead as Ahead) : undefined;
}
