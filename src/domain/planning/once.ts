/** What is made when somebody first needs it, and kept: a table over all of the knowledge costs nothing until then. */
export function once<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
