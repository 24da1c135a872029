import { readdirSync, readFileSync } from 'node:fs';
import type { FaqEntry } from '@gakumado/shared/contract';

const FOLDER = new URL('../../../backend/seed/content/faq/', import.meta.url);

/** The questions that the site begins with, with the ids that they have there; answers are one paragraph. */
export function readFaqSeed(): FaqEntry[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => {
      const entries = readFileSync(new URL(file, FOLDER), 'utf8').split(/^## /m).slice(1);
      return entries.map((entry, index) => toEntry(file.replace('.md', ''), index + 1, entry));
    });
}

function toEntry(category: string, number: number, entry: string): FaqEntry {
  const [question = '', ...answer] = entry.split('\n');
  const id = `${category}-${String(number).padStart(2, '0')}`;
  const text = answer.join('\n').replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1');
  return {
    id,
    category,
    question: question.trim(),
    answer: `<p>${text.trim()}</p>`,
    is_top: false,
  };
}
