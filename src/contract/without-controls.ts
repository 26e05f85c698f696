/** Control characters, and those that turn the direction of the text around them. */
const CONTROLS = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]+/gu;

/** A text of one line without what cannot be seen in it and changes how it is read; joiners of scripts and signs stay. */
export const withoutControls = (text: string): string => text.replace(CONTROLS, ' ').replace(/ {2,}/g, ' ');
