import { passwordStrength } from './password-strength.ts';

test.each([
  ['', 0],
  ['sakura1', 0],
  ['sakurasaku', 0],
  ['ｓａｋｕｒａ2026', 0],
  ['a1a1a1a1a1a1', 1],
  ['Gakumado-202604', 1],
  ['sakura2026', 1],
  ['Sakura2026', 2],
  ['sakura202604', 2],
  ['Sakura-202604', 3],
  ['sakura2026fuji2027', 3],
])('%p has strength %d', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});
