/** One kind of apostrophe: keyboards and recognisers write either, and no reader should tell them apart. Places stay. */
export const straighten = (text: string): string => text.replaceAll('’', "'");
