/** A role or an employer as it is said: 'Nanny/Housekeeper' is 'Nanny and Housekeeper', 'SEN TA (Year 2)' is 'SEN TA'. */
export const spokenName = (name: string): string =>
  name
    .replace(/\([^()]*\)?|\[[^\]]*\]?/g, ' ')
    .replace(/(?<=\p{L}{2})\s*\/\s*(?=\p{L}{2})/gu, ' and ')
    .replace(/(?<=\p{L}) & (?=\p{L})/gu, ' and ')
    .replace(/\s+[-–—|]\s+/g, ', ')
    .replace(/["“”;:*_<>{}|\\=~^]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,.-]+|[\s,-]+$/g, '')
    .trim() || name;
