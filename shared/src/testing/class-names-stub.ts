/** Stands for every stylesheet in tests: the name of a class is the class. */
// oxlint-disable-next-line import/no-default-export -- a stylesheet is imported as a default
export default new Proxy({}, { get: (_, name) => name });
