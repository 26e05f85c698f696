/** Words without what stands around them: a quote that begins behind a passed-over filler would begin with its comma. */
export const bareWords = (quote: string): string => quote.replace(/^[\s,;.:…–—-]+|[\s,;]+$/g, '');
