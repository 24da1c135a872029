import type { ContentPage } from '@gakumado/shared/contract';

const day = '2026-10-01T01:00:00.000Z';

/** A page of text as the content service gives it. */
export const pageOf = (id: string, title: string, body = '<p>本文です。</p>'): ContentPage => ({
  id,
  title,
  body,
  description: `${title}の説明です。`,
  createdAt: day,
  updatedAt: day,
  publishedAt: day,
  revisedAt: day,
});
