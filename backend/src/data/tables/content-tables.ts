import type { ColumnType } from 'kysely';

/** See migrations/0004_content.sql. */
export interface ContentTables {
  content_item: {
    endpoint: string;
    id: string;
    published_at: ColumnType<Date | null, string | null, string | null>;
    draft_key: string | null;
    search_text: string;
    body: Record<string, unknown>;
  };
}
