/** 'id just tell him, im not cross': as it would be written by somebody in less of a hurry. */
export const spelledOut = (answer: string): string =>
  FORMS.reduce((text, [form, full]) => text.replace(form, full), answer.replaceAll('’', "'"));

const FORMS: readonly [RegExp, string][] = [
  [
    /(?<!\b(?:the|an?|my|your|his|her|their|our|and|or|of|photo|any|no|with|student|fake|valid|by) )\bid (?=[a-z]+\b)(?!(?:card|badge|number|check|is|was|and|or)s?\b)/g,
    "I'd ",
  ],
  [/\bim (?=[a-z]+)/g, "I'm "],
  [/\bive (?=[a-z]+)/g, "I've "],
  [/\bi\b(?=[ '])/g, 'I'],
  [/\b(do|did|does|ca|wo|would|could|should|was|were|is|are|have|has|had)nt\b/gi, "$1n't"],
];
