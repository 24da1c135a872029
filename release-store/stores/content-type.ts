import mime from 'mime';

/** The media type of a file by its name, with the character set of texts. */
export function getType(file: string): string {
  const type = mime.getType(file) ?? 'application/octet-stream';
  return /^text\/|json$|javascript$/.test(type) ? `${type}; charset=utf-8` : type;
}
