/** A page as it is sent to somebody. */
export interface SharedPage {
  title: string;
  /** The whole address. */
  url: string;
}

/** Opens the mail program with a letter that names the page. */
export const mailHref = ({ title, url }: SharedPage) =>
  `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\r\n${url}`)}`;

/** LINE's page on which a receiver is chosen. */
export const lineHref = ({ url }: SharedPage) =>
  `https://social-plugins.line.me/lineit/share?url=${encodeURIComponent(url)}`;
