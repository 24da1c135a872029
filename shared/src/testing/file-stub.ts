/** Stands for the address of a file in a release. */
export default '/file';
