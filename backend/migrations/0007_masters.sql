-- Announcements, pamphlets and banners. Their rows come from files (seed/infos, seed/documents, seed/banners):
-- src/masters/ writes them at every start whose files differ from those of the last one, and removes the rows of
-- entries that are gone. publish_from and publish_to bound when they are shown: from inclusive, to exclusive,
-- null without end.

-- category: 1 お知らせ, 2 重要, 3 メンテナンス. body_html is made from Markdown.
create table info (
  info_id integer primary key,
  title text not null,
  body_html text not null,
  category smallint not null check (category between 1 and 3),
  link_url text,
  publish_from timestamptz not null,
  publish_to timestamptz
);

-- document_type: 1 総合, 2 地域, 3 学校別, 4 物件. area_slug and prefecture_id null: for the whole country.
-- file: name of the PDF in seed/documents/pdf/ without its ending; its picture has the same name.
-- condition: ids of the equipment master; estates with one of them offer the document, empty: all of its area do.
create table document (
  document_id integer primary key,
  title text not null,
  description text not null,
  document_type smallint not null check (document_type between 1 and 4),
  area_slug text references area (name_other),
  prefecture_id integer references prefecture,
  file text not null unique,
  pages smallint not null,
  pdf_bytes integer not null,
  condition integer[] not null,
  is_for_estates boolean not null,
  is_digital boolean not null,
  is_postal boolean not null,
  sort_no smallint not null,
  publish_from timestamptz not null,
  publish_to timestamptz
);

-- area_slug null: shown everywhere, else on pages of that region only.
create table banner (
  banner_id integer primary key,
  position text not null check (position in ('home_top', 'home_side', 'footer', 'campaign_float', 'mypage')),
  area_slug text references area (name_other),
  image_path text not null,
  image_path_sp text not null,
  alt text not null,
  link_url text not null,
  is_blank boolean not null,
  sort_no smallint not null,
  publish_from timestamptz not null,
  publish_to timestamptz
);
