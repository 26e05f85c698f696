/** Where a file of weights lies beside the pages. */
declare module '*.bin?url' {
  const address: string;
  export default address;
}

/** A file of weights that is built in. */
declare module '*.bin' {
  const bytes: ArrayBuffer;
  export default bytes;
}
