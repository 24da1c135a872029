import { z } from 'zod';
import './zod-without-eval.ts';

test('a form is checked without making code of text', () => {
  const compile = jest.spyOn(globalThis, 'Function');
  const form = z.object({ name: z.string() });
  expect(form.safeParse({ name: '花子' }).success).toBe(true);
  expect(compile).not.toHaveBeenCalled();
  compile.mockRestore();
});
