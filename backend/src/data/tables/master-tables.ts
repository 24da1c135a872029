import type { ColumnType } from 'kysely';

type Moment = ColumnType<Date, string, string>;
type OptionalMoment = ColumnType<Date | null, string | null, string | null>;

/** See migrations/0007_masters.sql. */
export interface MasterTables {
  info: {
    info_id: number;
    title: string;
    body_html: string;
    category: number;
    link_url: string | null;
    publish_from: Moment;
    publish_to: OptionalMoment;
  };
  document: {
    document_id: number;
    title: string;
    description: string;
    document_type: number;
    area_slug: string | null;
    prefecture_id: number | null;
    file: string;
    pages: number;
    pdf_bytes: number;
    condition: number[];
    is_for_estates: boolean;
    is_digital: boolean;
    is_postal: boolean;
    sort_no: number;
    publish_from: Moment;
    publish_to: OptionalMoment;
  };
  banner: {
    banner_id: number;
    position: string;
    area_slug: string | null;
    title: string | null;
    lead: string | null;
    image_path: string;
    image_path_sp: string;
    alt: string;
    link_url: string;
    is_blank: boolean;
    sort_no: number;
    publish_from: Moment;
    publish_to: OptionalMoment;
  };
}
