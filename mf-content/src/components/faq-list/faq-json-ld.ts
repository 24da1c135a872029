import type { FaqEntry } from '@gakumado/shared/contract';
import { answerHtml } from './answer-html.ts';

/** Questions as schema.org's FAQPage; nothing without a question. */
export function faqJsonLd(entries: readonly FaqEntry[], origin: string): object | undefined {
  if (entries.length === 0) return undefined;
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answerHtml(answer, origin) },
    })),
  };
}
