/** A request that the content service refuses; answered as `{ message }`, the way microCMS does. */
export class ContentFault extends Error {
  override name = 'ContentFault';
  statusCode: 400 | 401 | 404 | 414;
  constructor(statusCode: 400 | 401 | 404 | 414, message: string) {
    super(message);
    this.statusCode = statusCode;
  }
}
