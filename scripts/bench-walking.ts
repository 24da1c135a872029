import { measureArea } from '../backend/src/engines/walking/coverage.ts';

/** The blocks in the middle of cities. */
const AREAS = [
  ['札幌', 3656, 1504],
  ['仙台', 3650, 1576],
  ['新宿・高田馬場', 3637, 1612],
  ['横浜', 3636, 1615],
  ['名古屋', 3605, 1620],
  ['京都', 3592, 1622],
  ['大阪', 3589, 1626],
  ['福岡', 3531, 1641],
] as const;
const AIM = 0.95;

for (const [name, x, y] of AREAS) {
  const { totalKm, share } = measureArea({ x: x - 1, y: y - 1 }, { x: x + 1, y: y + 1 });
  const percent = `${(share * 100).toFixed(1)} %`;
  console.log(`${name}: ${Math.round(totalKm)} km of streets, ${percent} in one part`);
  if (share < AIM) process.exitCode = 1;
}
