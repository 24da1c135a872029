import type { FaqEntry } from '@gakumado/shared/contract';

/** Questions as schema.org's FAQPage; nothing without a question. Links in answers get the site's origin. */
export function faqJsonLd(entries: readonly FaqEntry[], origin: string): object | undefined {
  if (entries.length === 0) return undefined;
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: {
        '@type': 'Answer',
        text: answer.replaceAll(/href="(?=\/(?!\/))/g, `href="${origin}`),
      },
    })),
  };
}
