/** See migrations/0001_reference.sql and, for what is marked or named, 0038_reference_versions.sql. */
export interface ReferenceTables {
  seed_state: { name: string; version: string };
  area: { area_id: number; name: string; name_other: string };
  prefecture: {
    prefecture_id: number;
    name_kana: string;
    kana: string;
    name: string;
    is_open: boolean;
    area_id: number;
    support_center_id: number | null;
    lat: number;
    lon: number;
    rent_1k_yen: number;
  };
  municipality: {
    city_id: number;
    prefecture_id: number;
    city_name: string;
    city_kana: string;
    lat: number;
    lon: number;
    gone_at: string | null;
  };
  postal_town: {
    postal_town_id: number;
    zip_code: string;
    prefecture_id: number;
    city_id: number;
    town_name: string;
    town_kana: string;
  };
  line: {
    line_id: number;
    company_id: number;
    company_name: string;
    line_name: string;
    line_type: string;
    is_through_service: boolean;
    is_loop: boolean;
    prefecture_ids: number[];
    sort_no: number;
    gone_at: string | null;
  };
  station: {
    station_id: number;
    station_group_id: number;
    station_name: string;
    station_kana: string;
    prefecture_id: number;
    city_id: number;
    lat: number;
    lon: number;
    is_reference: boolean | null;
    gone_at: string | null;
  };
  station_line: { station_id: number; line_id: number; sort_no: number };
  holiday: { date: string; name: string };
  school: {
    school_id: number;
    school_name: string;
    school_kana: string;
    school_type: string;
    aliases: string[];
    search_text: string;
    is_reference: boolean | null;
    gone_at: string | null;
  };
  school_name: {
    school_id: number;
    campus_id: number | null;
    kind: 'short' | 'english' | 'old' | 'group';
    name: string;
    kana: string;
  };
  campus: {
    campus_id: number;
    school_id: number;
    campus_name: string;
    campus_kana: string;
    prefecture_id: number;
    city_id: number;
    address: string;
    lat: number;
    lon: number;
    nearest_station_id: number | null;
    is_approximate: boolean;
    search_keys: string[];
    is_reference: boolean | null;
    gone_at: string | null;
  };
  /** See migrations/0006_search.sql, as for the two below. */
  campus_summary: {
    campus_id: number;
    area_slug: string;
    estate_count: number;
    is_gone: boolean;
    updated_at: string | null;
  };
  undergraduate: {
    undergraduate_id: number;
    school_id: number;
    campus_id: number | null;
    undergraduate_name: string;
    departments: string[];
    grades_text: string;
    is_approximate: boolean;
  };
  spot: {
    spot_id: number;
    name: string;
    spot_category: number;
    lat: number;
    lon: number;
    is_sample: boolean;
  };
}
