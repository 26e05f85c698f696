/** What the slots of a question are filled with. */
export interface Slots {
  role: string;
  /** 'the role of bar manager', 'a role in sales' */
  theRole: string;
  company: string;
  person: string;
  people: string;
  skill?: string;
  skill2?: string;
  skill3?: string;
}

/**
 * Fills a question: `{role}`, `{a role}`, `{the role}`, `{company}`, `{person}`, `{people}`, `{skill}`, `{skill2}`, `{skill3}`; an 'a' or
 * 'an' before a slot is made to fit. Throws when a slot has nothing to fill it, so that no placeholder is ever spoken.
 */
export function fillPattern(text: string, slots: Slots): string {
  return text.replace(
    /(\b[Aa]n? )?\{(a )?(the role|\w+)\}/g,
    (_, before: string | undefined, withArticle, slot: string) => {
      const name = slot === 'the role' ? 'theRole' : slot;
      const value = slots[name as keyof Slots];
      if (!value) throw new Error(`Nothing fills the slot ${name}`);
      if (withArticle) return `${article(value)} ${value}`;
      return before ? `${before.startsWith('A') ? upper(article(value)) : article(value)} ${value}` : value;
    },
  );
}

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Words in capitals that are spoken as a word, not letter by letter. */
const SPOKEN_AS_WORD = /^(?:NASA|NATO|SENCO|STEM|SIM|CAD|LAN|RAF|NEBOSH|SAP|FIFA|FEMA|MIG|TIG|SOC|SEN|MOT|FORTRAN)$/;

/** 'a' or 'an', as the word is spoken: an HR manager, a UX designer, an hourly rate. */
export function article(phrase: string): 'a' | 'an' {
  const word = /[\p{L}\p{N}]+/u.exec(phrase)?.[0] ?? '';
  if (/^\p{Lu}+\d*$/u.test(word) && word.length <= 5 && !SPOKEN_AS_WORD.test(word))
    return /^[AEFHILMNORSX]/.test(word) ? 'an' : 'a';
  if (/^(?:8|11|18)/.test(word)) return 'an';
  if (/^(?:hono|hour|heir)/i.test(word)) return 'an';
  if (/^(?:uni(?!n|m)|use|usu|uti|eu|one\b|once|ubi|ur[ou])/i.test(word)) return 'a';
  return /^[aeiouáéíóúàèäöüâêô]/i.test(word) ? 'an' : 'a';
}
