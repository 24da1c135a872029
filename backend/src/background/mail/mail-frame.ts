import { brand } from '@gakumado/shared/brand';

/** A subject as every mail of the site has it. */
export const mailSubject = (subject: string) => `【${brand.name}】${subject}`;

/** Lines of a mail with the site's name below them. */
export const signedLines = (...lines: string[]) => [...lines, '', brand.name].join('\n');
