import { readStreets } from '../map-tiles/map-tables.ts';
import { nodeStreets } from './node-streets.ts';
import { Parts } from './parts.ts';
import { pointAt, Streets } from './streets.ts';
import type { Block } from './streets.ts';

/** How much of the streets of an area hangs together. */
export interface Coverage {
  /** All streets in tiles that are known in full, in kilometres. */
  totalKm: number;
  /** The share of the longest part that hangs together. */
  share: number;
}

/**
 * Measures the blocks from one to another, joined over their borders: how much of the streets of their full tiles is in one part.
 * Streets that the graphs of the blocks leave out count as apart.
 */
export function measureArea(from: { x: number; y: number }, to: { x: number; y: number }): Coverage {
  let leftOutM = 0;
  const streets = new Streets((x, y) => {
    if (x < from.x || x > to.x || y < from.y || y > to.y) return null;
    const rows = readStreets(x, y);
    if (!rows) return null;
    const noded = nodeStreets(rows, { x, y });
    leftOutM += noded.leftOutM;
    return noded.graph;
  });
  const blocks: Block[] = [];
  for (let y = from.y; y <= to.y; y += 1) {
    for (let x = from.x; x <= to.x; x += 1) {
      const block = streets.blockAt(x, y);
      if (block) blocks.push(block);
    }
  }
  const firsts = new Map<Block, number>();
  let count = 0;
  for (const block of blocks) {
    firsts.set(block, count);
    count += block.graph.nodes.length / 2;
  }
  const parts = new Parts(count);
  for (const block of blocks) {
    const { ends, border } = block.graph;
    const first = firsts.get(block)!;
    for (let at = 0; at < ends.length; at += 2) parts.join(first + ends[at]!, first + ends[at + 1]!);
    for (const node of border) {
      for (const next of streets.goesOnAt(block, node)) {
        const other = firsts.get(next.block);
        if (other !== undefined) parts.join(first + node, other + next.node);
      }
    }
  }
  const lengths = new Map<number, number>();
  let totalM = leftOutM;
  for (const block of blocks) {
    const { ends, nodes } = block.graph;
    for (let at = 0; at < ends.length; at += 2) {
      const [a, b] = [ends[at]! * 2, ends[at + 1]! * 2];
      if (!streets.isFull(pointAt(block, nodes[a]!, nodes[a + 1]!))) continue;
      const metres = Math.hypot(nodes[a]! - nodes[b]!, nodes[a + 1]! - nodes[b + 1]!) * block.metres;
      const part = parts.of(firsts.get(block)! + ends[at]!);
      lengths.set(part, (lengths.get(part) ?? 0) + metres);
      totalM += metres;
    }
  }
  return { totalKm: totalM / 1000, share: Math.max(0, ...lengths.values()) / totalM };
}
