/** Stands in for every lucide icon in tests: the real ones are `.mjs` files, which jest cannot require. */
export default function Icon(props: object) {
  return <svg aria-hidden="true" {...props} />;
}
