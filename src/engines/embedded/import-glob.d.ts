/** Files that a build finds, by their places. */
interface ImportMeta {
  glob<T>(pattern: string, options: { query: string; import: 'default'; eager: true }): Record<string, T>;
}
