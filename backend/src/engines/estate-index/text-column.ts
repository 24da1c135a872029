import { joinTexts, splitTexts } from '../../platform/joined-texts.ts';
import { emptyBits, setBit } from './bits.ts';
import type { Bits } from './bits.ts';

/** Texts that wait to be indexed; until then each of them is looked through. */
const MOST_WAITING = 2000;
/** Separates the fields of a text. Visitors do not type it. */
const SEPARATOR = '|';

const pairAt = (text: string, at: number) => text.charCodeAt(at) * 0x10000 + text.charCodeAt(at + 1);

/** The sizes of groups as the place where each begins, and the end of the last. */
function toStarts(sizes: readonly number[]): Uint32Array {
  const starts = new Uint32Array(sizes.length + 1);
  for (const [index, size] of sizes.entries()) starts[index + 1] = starts[index]! + size;
  return starts;
}

/** Lists of numbers one after the other. */
class Lists {
  private readonly starts: Uint32Array;
  private readonly items: Uint32Array;

  constructor(sizes: readonly number[], fill: (add: (list: number, item: number) => void) => void) {
    this.starts = toStarts(sizes);
    this.items = new Uint32Array(this.starts.at(-1) ?? 0);
    const next = this.starts.slice();
    fill((list, item) => {
      this.items[next[list]!] = item;
      next[list]! += 1;
    });
  }

  static revive(fields: Lists): Lists {
    return Object.assign(new Lists([], () => {}), fields);
  }

  get bytes(): number {
    return this.starts.byteLength + this.items.byteLength;
  }

  of(list: number): Uint32Array {
    return this.items.subarray(this.starts[list], this.starts[list + 1]);
  }
}

/** A {@link TextBlock} as a snapshot has it: the fields are joined, and the pairs are in the order of their numbers. */
interface KeptBlock extends Record<'slotsOfField' | 'fieldsOfPair', Lists> {
  fields: string;
  pairs: Uint32Array;
}

/** A {@link TextColumn} as a snapshot has it. */
export interface KeptTexts {
  blocks: KeptBlock[];
  blockOf: number[];
  waiting: ReadonlyMap<number, string>;
}

/**
 * Texts of homes, cut into fields. Most fields (stations, schools, towns) are those of many homes and are kept once;
 * the pairs of letters in them find the few that can contain a word.
 */
class TextBlock {
  private readonly fields: string[] = [];
  private readonly slotsOfField: Lists;
  private readonly pairs = new Map<number, number>();
  private readonly fieldsOfPair: Lists;

  constructor(texts: ReadonlyMap<number, string>) {
    const numbers = new Map<string, number>();
    const fieldsOf = new Map<number, number[]>();
    const homes: number[] = [];
    for (const [slot, text] of texts) {
      const own = [...new Set(text.split(SEPARATOR))].map((field) => {
        const number = numbers.get(field) ?? this.fields.push(field) - 1;
        numbers.set(field, number);
        homes[number] = (homes[number] ?? 0) + 1;
        return number;
      });
      fieldsOf.set(slot, own);
    }
    this.slotsOfField = new Lists(homes, (add) => {
      for (const [slot, own] of fieldsOf) for (const field of own) add(field, slot);
    });
    const uses: number[] = [];
    const eachPair = (visit: (pair: number, field: number) => void) => {
      for (const [number, field] of this.fields.entries()) {
        for (let at = 0; at < field.length - 1; at += 1) visit(pairAt(field, at), number);
      }
    };
    eachPair((pair) => {
      const number = this.pairs.get(pair) ?? this.pairs.size;
      this.pairs.set(pair, number);
      uses[number] = (uses[number] ?? 0) + 1;
    });
    this.fieldsOfPair = new Lists(uses, (add) =>
      eachPair((pair, field) => add(this.pairs.get(pair)!, field)),
    );
  }

  static revive({ fields, pairs, slotsOfField, fieldsOfPair }: KeptBlock): TextBlock {
    return Object.assign(new TextBlock(new Map()), {
      fields: splitTexts(fields),
      pairs: new Map(Array.from(pairs, (pair, number) => [pair, number])),
      slotsOfField: Lists.revive(slotsOfField),
      fieldsOfPair: Lists.revive(fieldsOfPair),
    });
  }

  get kept(): KeptBlock {
    const { slotsOfField, fieldsOfPair } = this;
    const pairs = Uint32Array.from(this.pairs.keys());
    return { fields: joinTexts(this.fields), pairs, slotsOfField, fieldsOfPair };
  }

  get bytes(): number {
    return (
      this.slotsOfField.bytes +
      this.fieldsOfPair.bytes +
      this.fields.reduce((sum, { length }) => sum + length * 2, 0)
    );
  }

  /** The fields that may contain a word: those with the rarest of its pairs. */
  private candidates(word: string): Iterable<number> {
    if (word.length < 2) return this.fields.keys();
    let rarest: Uint32Array | undefined;
    for (let at = 0; at < word.length - 1; at += 1) {
      const number = this.pairs.get(pairAt(word, at));
      if (number === undefined) return [];
      const fields = this.fieldsOfPair.of(number);
      if (!rarest || fields.length < rarest.length) rarest = fields;
    }
    return rarest ?? [];
  }

  /** Calls `visit` with the homes in whose text a word occurs; with some of them more than once. */
  find(word: string, visit: (slot: number) => void): void {
    for (const field of this.candidates(word)) {
      if (this.fields[field]!.includes(word)) for (const slot of this.slotsOfField.of(field)) visit(slot);
    }
  }
}

/** Texts in which words are looked for. A text that changes is looked through by itself until there are many of them. */
export class TextColumn {
  private readonly blocks: TextBlock[] = [];
  /** The block that has the text of each slot, by its number from 1; 0 where it waits. */
  private readonly blockOf: number[] = [];
  private readonly waiting = new Map<number, string>();

  /** A column of its fields, as a snapshot has them. */
  static revive(fields: KeptTexts): TextColumn {
    return Object.assign(new TextColumn(), fields, {
      blocks: fields.blocks.map((block) => TextBlock.revive(block)),
    });
  }

  get kept(): KeptTexts {
    const { blocks, blockOf, waiting } = this;
    return { blocks: blocks.map(({ kept }) => kept), blockOf, waiting };
  }

  get bytes(): number {
    return this.blocks.reduce((sum, block) => sum + block.bytes, 0);
  }

  /** How many parts a search looks into. */
  get parts(): number {
    return this.blocks.length;
  }

  put(slot: number, text: string): void {
    this.blockOf[slot] = 0;
    this.waiting.set(slot, text);
  }

  /** Indexes the texts that wait if there are many. Call it after a batch of `put`. */
  settle(most = MOST_WAITING): void {
    if (this.waiting.size <= most) return;
    this.blocks.push(new TextBlock(this.waiting));
    for (const slot of this.waiting.keys()) this.blockOf[slot] = this.blocks.length;
    this.waiting.clear();
  }

  /** The homes in whose text a word occurs, as it is written there. */
  containing(word: string, capacity: number): Bits {
    const found = emptyBits(capacity);
    for (const [index, block] of this.blocks.entries()) {
      block.find(word, (slot) => {
        if (this.blockOf[slot] === index + 1) setBit(found, slot);
      });
    }
    for (const [slot, text] of this.waiting) if (text.includes(word)) setBit(found, slot);
    return found;
  }
}
