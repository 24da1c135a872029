import { createElement, Fragment } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Phrases } from '../phrases/phrases.tsx';
import { Picture } from '../picture/picture.tsx';
import { parseHtml } from './html-tree.ts';
import type { HtmlElement, HtmlNode } from './html-tree.ts';
import styles from './rich-text.module.css';
import { safeHref, safeImageSource } from './safe-address.ts';
import { shapeOfTable, textOf, withTitles } from './table-shape.ts';

interface RichTextProps {
  /** HTML of the content service or of a snippet. */
  html: string;
  /** `article` sets long text with generous headings; `plain` is for short texts inside other parts. */
  look?: 'article' | 'plain' | undefined;
  /** Shows a run of its text, for instance with marks; as it is unless given. */
  renderText?: ((text: string) => ReactNode) | undefined;
}

/**
 * HTML from outside, shown as React elements of an allow-list: it is never inserted as HTML, so there is
 * nothing in it that could run.
 */
export function RichText({ html, ...rest }: RichTextProps) {
  return <RichNodes nodes={parseHtml(html)} {...rest} />;
}

interface RichNodesProps extends Omit<RichTextProps, 'html'> {
  /** Elements that `parseHtml` made: a part of a text. */
  nodes: readonly HtmlNode[];
}

/** A part of a text from outside, for a page that puts things of its own between the parts. */
export function RichNodes({ nodes, look = 'article', renderText = asIs }: RichNodesProps) {
  return (
    <div className={styles.richText} data-look={look}>
      {renderAll(nodes, renderText)}
    </div>
  );
}

const asIs = (text: string): ReactNode => text;

function renderAll(nodes: readonly HtmlNode[], renderText: (text: string) => ReactNode): ReactNode[] {
  return nodes.map((node, index) => (
    <Fragment key={index}>
      {typeof node === 'string'
        ? renderText(node)
        : renderElement(node, renderText, headingBefore(nodes, index))}
    </Fragment>
  ));
}

/** The words of the heading under which a node is; undefined above the first one. */
function headingBefore(nodes: readonly HtmlNode[], index: number): string | undefined {
  const heading = nodes
    .slice(0, index)
    .findLast((node) => typeof node !== 'string' && HEADING.test(node.tag));
  return heading && textOf(heading).trim();
}

function renderElement(
  node: HtmlElement,
  renderText: (text: string) => ReactNode,
  heading: string | undefined,
): ReactNode {
  const { tag, children } = node;
  if (tag === 'table') return renderTable(node, renderText, heading);
  const [words, ...others] = children;
  if (HEADING.test(tag) && renderText === asIs && typeof words === 'string' && others.length === 0)
    return createElement(tag, {}, <Phrases text={words} />);
  return render(node, renderAll(children, renderText));
}

const HEADING = /^h[2-4]$/;

/**
 * A table, whose rows the stylesheet turns into blocks where they have no room. It is named by its caption, or else by the heading
 * above it.
 */
function renderTable(
  table: HtmlElement,
  renderText: (text: string) => ReactNode,
  heading: string | undefined,
): ReactNode {
  const caption = table.children.find((part) => typeof part !== 'string' && part.tag === 'caption');
  const captionText = caption && textOf(caption).trim();
  const name = captionText || heading;
  const { titles, isFirstShort } = shapeOfTable(table);
  const { children } = titles ? withTitles(table, titles) : table;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways, by keyboard too
    <div className={styles.tableBox} role="group" aria-label={name ? `${name}の表` : '表'} tabIndex={0}>
      <table
        aria-label={captionText ? undefined : name}
        data-stacked={titles ? '' : undefined}
        data-first={isFirstShort ? 'short' : undefined}
      >
        {renderAll(children, renderText)}
      </table>
    </div>
  );
}

function render({ tag, attributes }: HtmlElement, children: ReactNode[]): ReactNode {
  switch (tag) {
    case 'a':
      return <RichLink href={safeHref(attributes.get('href'))}>{children}</RichLink>;
    case 'img':
      return renderImage(attributes);
    case 'br':
    case 'hr':
      return createElement(tag);
    default:
      return createElement(tag, attributesOf(tag, attributes), children);
  }
}

/** The ending of a file, such as a PDF: pages of this site have none. */
const FILE = /\.\w{2,5}(?:[?#]|$)/;

/** A link to a page of this site stays in the page. Others open as any link, without a referrer. */
function RichLink({ href, children }: { href: string | undefined; children: ReactNode }) {
  if (href === undefined) return <span>{children}</span>;
  if (href.startsWith('/') && !FILE.test(href)) return <Link to={href}>{children}</Link>;
  return (
    <a href={href} rel="noopener noreferrer">
      {children}
    </a>
  );
}

/** A film of the site, which an editor puts in as a picture. */
const FILM = /^\/.+\.mp4$/;

/**
 * A film with what lies beside it: the captions of `/videos/a.mp4` are `/videos/a.vtt`, its first picture is `/videos/a.webp`. No more
 * than the picture is loaded before it is played.
 */
function Film({ source, title }: { source: string; title: string }) {
  const besideIt = (kind: string) => source.replace(/mp4$/, kind);
  return (
    <video
      className={styles.film}
      src={source}
      poster={besideIt('webp')}
      aria-label={title}
      controls
      playsInline
      preload="none"
    >
      <track kind="captions" src={besideIt('vtt')} srcLang="ja" label="日本語" default />
    </video>
  );
}

function renderImage(attributes: ReadonlyMap<string, string>): ReactNode {
  const source = safeImageSource(attributes.get('src'));
  if (source === undefined) return null;
  if (FILM.test(source)) return <Film source={source} title={attributes.get('alt') || '動画'} />;
  const size = { width: readCount(attributes, 'width'), height: readCount(attributes, 'height') };
  return (
    <Picture
      path={source}
      alt={attributes.get('alt') ?? ''}
      {...size}
      sizes="(min-width: 704px) 640px, 100vw"
    />
  );
}

/** The few attributes that carry meaning; no class, style, id or event handler passes. */
function attributesOf(tag: string, attributes: ReadonlyMap<string, string>): object {
  if (tag === 'ol') return { start: readCount(attributes, 'start') };
  if (tag !== 'th' && tag !== 'td') return {};
  const scope = attributes.get('scope');
  return {
    colSpan: readCount(attributes, 'colspan'),
    rowSpan: readCount(attributes, 'rowspan'),
    scope: tag === 'th' && (scope === 'row' || scope === 'col') ? scope : undefined,
    'data-title': attributes.get('data-title'),
  };
}

function readCount(attributes: ReadonlyMap<string, string>, name: string): number | undefined {
  const text = attributes.get(name) ?? '';
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : undefined;
}
