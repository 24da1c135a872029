/**
 * Answers of the content service (microCMS's read API). Field names are the service's own, so some are camelCase. Dates
 * are ISO 8601 in UTC; `body` and `answer` are HTML.
 */

/** List answer of the content service. */
export interface ContentList<T> {
  contents: T[];
  totalCount: number;
  offset: number;
  limit: number;
}

/** Fields that every item has. `publishedAt` is missing in a draft. */
export interface ContentFields {
  id: string;
  createdAt: string;
  updatedAt: string;
  publishedAt?: string;
  revisedAt?: string;
}

export interface ContentImage {
  url: string;
  width: number;
  height: number;
}

/** A topic in a list. `pref_cd` is the prefecture id 1 to 47. A draft has no `publishedAt`. */
export interface TopicCard {
  id: string;
  publishedAt?: string;
  title: string;
  pref_cd: number;
  category?: string;
  summary?: string;
  eyecatch?: ContentImage;
}

export interface Topic extends TopicCard, Pick<ContentFields, 'revisedAt'> {
  /** HTML; rendered through `RichText` only. */
  body: string;
}

export interface FaqEntry extends Pick<ContentFields, 'id'> {
  /** One of the ten slugs of `/faq/{category}`, or of the two sections of `/faq/`. */
  category: string;
  question: string;
  /** HTML; rendered through `RichText` only. */
  answer: string;
  /** The top page shows it. */
  is_top: boolean;
}

/** A region: `name_other` is the slug, as in the sales API. */
export interface ContentArea {
  area_id: number;
  name: string;
  name_other: string;
}

/** A prefecture: `name_kana` holds the Japanese name and `name` the slug (specification, section 3). */
export interface ContentPrefecture {
  prefecture_id: number;
  name_kana: string;
  name: string;
  area_cd: number;
}

/** A page of text: privacy policy, company, guides and the like. A service may lack all fields that are optional. */
export interface ContentPage extends ContentFields {
  title: string;
  description: string;
  /** HTML; rendered through `RichText` only. */
  body: string;
  eyecatch?: ContentImage;
  /** The label of the point on the page's map. */
  place_name?: string;
  lat?: number;
  lon?: number;
}

/** A campaign in a list; its id is its address with `--` between the parts (`spring--schedule`). */
export interface EventCard extends Pick<ContentFields, 'id' | 'revisedAt'> {
  title: string;
  description: string;
  /** Moments; without them the campaign is always there. */
  starts_at?: string;
  ends_at?: string;
  eyecatch?: ContentImage;
}

export interface ContentEvent extends EventCard {
  /** HTML; rendered through `RichText` only. */
  body: string;
}

/** A form of `/mailform/{id}`. */
export interface ContentMailForm extends ContentFields {
  title: string;
  description: string;
  /** The kind of message, such as ご相談; absent: お問い合わせ. */
  what?: string;
  /** HTML above the form; rendered through `RichText` only. */
  lead: string;
  /** HTML after it was sent; rendered through `RichText` only. */
  finished: string;
  /** As editors wrote them: `readMailFormFields` of `@gakumado/shared/forms` leaves out what is unusable. */
  fields: readonly unknown[];
}
