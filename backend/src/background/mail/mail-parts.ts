/** A label and its text, as in 受付番号：Q12345678. With an address the text is a link; `note` follows it. */
export type Line = readonly [label: string, text: string, href?: string, note?: string];

/** An entry of a list, and what is said about it below its name. With an address the name is a link. */
interface Item {
  name: string;
  href?: string | undefined;
  details: readonly string[];
}

/** A piece of a mail. A bare text is a paragraph; its line ends stay. Addresses (`href`) are whole ones. */
export type MailPart =
  | string
  | { heading: string }
  | { lines: readonly Line[] }
  | { link: string; href: string }
  | { items: readonly Item[] };

/** A mail before it is written as text and as HTML. */
export interface MailContent {
  /** The subject without the name of the site, which is also the heading of the HTML. */
  title: string;
  parts: readonly MailPart[];
  /** Why somebody gets the mail and how to stop it: below the rest. */
  footer?: readonly MailPart[];
}
