/** Parts of a name that are not the name: what leads up to it and what hangs on to it. */
export function tidyName(raw: string): string {
  let name = raw
    .replace(/\([^()]{0,80}\)/g, ' ')
    .replace(/[^\p{L}\p{N}&'’.,+/ -]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:the )?(?:company|employer|client|team|firm|firma)\s+(?=\p{Lu})/iu, '')
    .replace(/^the (?=\p{Lu})/u, '')
    .replace(
      /^(?:at|join|about|for|with|by|our|ask for|write to|apply to|here at|from|supplying|serving|featuring|introducing)\s+/i,
      '',
    )
    .replace(/\s+(?:careers?|jobs?|is hiring|hiring|recruitment team|team|vacancies|interview)$/i, '')
    .replace(/'s$/, '')
    .replace(/ in \p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?$/u, '')
    .replace(/^(?:(?:SUMMER|WINTER|INTERNSHIPS?|VACANC(?:Y|IES)|JOBS?|HIRING|NEW|URGENT|PAID) )+(?=\p{Lu}\p{Ll})/u, '')
    .replace(/[-,'/ ]+$|^[-,.'/ ]+/g, '');
  if (!/\b(?:Inc|Ltd|Co|Corp|Bros|Jr)\.$/.test(name)) name = name.replace(/\.$/, '');
  if (/\p{L}/u.test(name) && name === name.toLowerCase() && !/\./.test(name))
    name = name.replace(/(^|\s)(\p{L})/gu, (_, space: string, letter: string) => space + letter.toUpperCase());
  return name.slice(0, 60);
}
