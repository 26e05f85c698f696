const SWAPS: readonly [british: RegExp, american: string][] = [
  [/is(e|ed|er|ers|es|ing|ation|ations|ational)$/, 'iz$1'],
  [/ys(e|ed|er|ers|es|ing)$/, 'yz$1'],
  [/our(s|ed|ing|able|ful|ite|ites|al|ally|er|ers|hood)?$/, 'or$1'],
  [/tre(s)?$/, 'ter$1'],
  [/ll(ed|ing|er|ers|or|ors)$/, 'l$1'],
  [/ence$/, 'ense'],
  [/ogue(s)?$/, 'og$1'],
  [/lment(s)?$/, 'llment$1'],
  [/lful(ly)?$/, 'llful$1'],
  [/amme(s)?$/, 'am$1'],
];

/** How an American dictionary would write what may be a British spelling; it is accepted when one of these is. */
export const americanForms = (word: string): string[] =>
  SWAPS.filter(([british]) => british.test(word)).map(([british, american]) => word.replace(british, american));
