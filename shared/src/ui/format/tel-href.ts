/** Where a telephone number that is written with hyphens leads. */
export const telHref = (tel: string) => `tel:${tel.replaceAll('-', '')}`;
