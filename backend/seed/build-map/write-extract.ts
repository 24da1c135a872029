import { deflateSync } from 'node:zlib';
import { PbfWriter } from 'pbf';
import type { Point } from './geometry.ts';
import type { Tags } from './kinds.ts';

/** A way of a small extract. */
export interface DrawnWay {
  id: number;
  tags: Tags;
  points: readonly Point[];
}
/** A node by itself. */
export interface DrawnNode {
  tags: Tags;
  point: Point;
}
/** A multipolygon of ways, by their ids and roles. */
export interface DrawnRelation {
  id: number;
  tags: Tags;
  members: readonly (readonly [way: number, role: 'outer' | 'inner'])[];
}

const NANO = 1e9;
/** Coordinates of a block stand in units of 100 billionths of a degree. */
const GRANULARITY = 100;

/** Numbers as steps from the one before. */
const steps = (values: readonly number[]) =>
  values.map((value, index) => value - (index === 0 ? 0 : values[index - 1]!));

/**
 * Writes an extract as a file of OpenStreetMap (`.osm.pbf`): nodes, ways and relations in one block each. Ways that have a
 * point in common share its node. For tests, and to make tables of maps again out of other tables.
 */
export function writeExtract(
  ways: readonly DrawnWay[],
  relations: readonly DrawnRelation[] = [],
  nodes: readonly DrawnNode[] = [],
): Buffer {
  const ids = new Map<string, number>();
  const points: Point[] = [];
  const idOf = (point: Point) => {
    const key = point.join();
    const known = ids.get(key);
    if (known !== undefined) return known;
    points.push(point);
    ids.set(key, points.length);
    return points.length;
  };
  const refs = ways.map((way) => way.points.map(idOf));
  const tagsOfNodes = new Map(nodes.map(({ tags, point }) => [idOf(point), tags]));

  const texts = [''];
  const indexes = new Map<string, number>();
  const indexOf = (text: string) => {
    const known = indexes.get(text);
    if (known !== undefined) return known;
    indexes.set(text, texts.push(text) - 1);
    return texts.length - 1;
  };
  const writeTags = (tags: Tags, writer: PbfWriter) => {
    writer.writePackedVarint(2, Object.keys(tags).map(indexOf));
    writer.writePackedVarint(3, Object.values(tags).map(indexOf));
  };

  const nodeGroup = (_: unknown, group: PbfWriter) =>
    group.writeMessage(
      2,
      (_dense: unknown, dense: PbfWriter) => {
        const unitsOf = (degrees: number) => Math.round((degrees * NANO) / GRANULARITY);
        dense.writePackedSVarint(1, steps(points.map((_point, index) => index + 1)));
        dense.writePackedSVarint(8, steps(points.map(([, lat]) => unitsOf(lat))));
        dense.writePackedSVarint(9, steps(points.map(([lon]) => unitsOf(lon))));
        // Key and value of each tag, and 0 behind those of each node.
        dense.writePackedVarint(
          10,
          points.flatMap((_point, index) =>
            Object.entries(tagsOfNodes.get(index + 1) ?? {})
              .flat()
              .map(indexOf)
              .concat(0),
          ),
        );
      },
      null,
    );
  const wayGroup = (_: unknown, group: PbfWriter) => {
    for (const [index, { id, tags }] of ways.entries())
      group.writeMessage(
        3,
        (_way: unknown, way: PbfWriter) => {
          way.writeVarintField(1, id);
          writeTags(tags, way);
          way.writePackedSVarint(8, steps(refs[index]!));
        },
        null,
      );
  };
  const relationGroup = (_: unknown, group: PbfWriter) => {
    for (const { id, tags, members } of relations)
      group.writeMessage(
        4,
        (_relation: unknown, relation: PbfWriter) => {
          relation.writeVarintField(1, id);
          writeTags(tags, relation);
          relation.writePackedVarint(
            8,
            members.map(([, role]) => indexOf(role)),
          );
          relation.writePackedSVarint(9, steps(members.map(([way]) => way)));
          relation.writePackedVarint(
            10,
            members.map(() => 1),
          );
        },
        null,
      );
  };

  const block = new PbfWriter();
  // The table of texts stands first, and is known when the groups are written.
  const groups = [nodeGroup, wayGroup, relationGroup].map((write) => {
    const writer = new PbfWriter();
    writer.writeMessage(2, write, null);
    return Buffer.from(writer.finish());
  });
  block.writeMessage(
    1,
    (_: unknown, table: PbfWriter) => {
      for (const text of texts) table.writeBytesField(1, Buffer.from(text));
    },
    null,
  );
  const header = new PbfWriter();
  header.writeStringField(4, 'OsmSchema-V0.6');
  header.writeStringField(4, 'DenseNodes');
  return Buffer.concat([
    blob('OSMHeader', Buffer.from(header.finish())),
    blob('OSMData', Buffer.concat([Buffer.from(block.finish()), ...groups])),
  ]);
}

function blob(type: string, bytes: Buffer): Buffer {
  const body = new PbfWriter();
  body.writeVarintField(2, bytes.length);
  body.writeBytesField(3, deflateSync(bytes));
  const data = Buffer.from(body.finish());
  const head = new PbfWriter();
  head.writeStringField(1, type);
  head.writeVarintField(3, data.length);
  const name = Buffer.from(head.finish());
  const length = Buffer.alloc(4);
  length.writeUInt32BE(name.length);
  return Buffer.concat([length, name, data]);
}
