/** The weights of reading, as the file holds them. */
declare const bytes: ArrayBuffer;
export default bytes;
