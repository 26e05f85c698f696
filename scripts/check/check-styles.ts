import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Rule, type Selector, transform } from 'lightningcss';

/** The only styles that reach every screen; they know elements and no classes. */
const EVERYWHERE = new Set(['theme.css', 'reset.css', 'tokens.css', 'base.css']);

interface Module {
  classes: Set<string>;
  used: Set<string>;
}

/**
 * What keeps a rule in the room it was written for, in the client's folder: every part and feature brings a CSS module,
 * in its own cascade layer, with a class of its own in every selector; class names come from modules alone, and each
 * that is used is there and each that is there is used. Answers one sentence a fault.
 */
export function findStyleFaults(client: string): string[] {
  const files = readdirSync(client, { recursive: true, encoding: 'utf8' }).sort();
  const faults: string[] = [];
  const modules = new Map<string, Module>();
  for (const file of files.filter((each) => each.endsWith('.css'))) {
    const sheet = readSheet(path.join(client, file));
    if (file.endsWith('.module.css')) {
      faults.push(...moduleFaults(file, sheet));
      modules.set(path.join(client, file), { classes: classesOf(sheet), used: new Set() });
    } else if (path.dirname(file) !== 'ui' || !EVERYWHERE.has(path.basename(file))) {
      faults.push(`${file}: styles of a part or feature belong in a .module.css`);
    } else {
      for (const name of classesOf(sheet)) faults.push(`${file}: .${name} would reach every screen`);
    }
  }
  for (const file of files.filter((each) => /\.tsx?$/.test(each))) {
    faults.push(...faultsOfUses(client, file, modules));
  }
  for (const [place, { classes, used }] of modules) {
    for (const name of classes) {
      if (!used.has(name)) faults.push(`${path.relative(client, place)}: nothing uses .${name}`);
    }
  }
  return faults;
}

function readSheet(place: string): Rule[] {
  const rules: Rule[] = [];
  const keep = (sheet: { rules: Rule[] }) => void rules.push(...sheet.rules);
  transform({ filename: place, code: readFileSync(place), visitor: Object.fromEntries([['StyleSheet', keep]]) });
  return rules;
}

/** The rules inside a rule. */
const within = (rule: Rule): Rule[] => {
  if (!('value' in rule) || typeof rule.value !== 'object' || rule.value === null) return [];
  return 'rules' in rule.value && Array.isArray(rule.value.rules) ? (rule.value.rules as Rule[]) : [];
};

function selectorsOf(rules: readonly Rule[]): Selector[] {
  return rules.flatMap((rule) => [
    ...(rule.type === 'style' ? rule.value.selectors : []),
    ...selectorsOf(within(rule)),
  ]);
}

function classesOfSelector(selector: Selector): string[] {
  return selector.flatMap((part) => {
    if (part.type === 'class') return [part.name];
    if (part.type === 'pseudo-class' && 'selectors' in part && Array.isArray(part.selectors))
      return (part.selectors as Selector[]).flatMap(classesOfSelector);
    return [];
  });
}

const classesOf = (rules: readonly Rule[]) => new Set(selectorsOf(rules).flatMap(classesOfSelector));

function moduleFaults(file: string, sheet: readonly Rule[]): string[] {
  const layer = file.startsWith(`ui${path.sep}`) ? 'parts' : 'features';
  const faults = sheet
    .filter((rule) => !(rule.type === 'layer-block' && rule.value.name?.join('.') === layer))
    .map(() => `${file}: everything stands in @layer ${layer}`);
  for (const selector of selectorsOf(sheet)) {
    if (classesOfSelector(selector).length === 0) faults.push(`${file}: a selector without a class of its own`);
  }
  if (selectorsOf(sheet).some((selector) => JSON.stringify(selector).includes('"global"')))
    faults.push(`${file}: :global reaches every screen`);
  return [...new Set(faults)];
}

function faultsOfUses(client: string, file: string, modules: Map<string, Module>): string[] {
  const source = readFileSync(path.join(client, file), 'utf8');
  const code = source.replace(/^(?:import|\} from) [^;]*;$/gm, '');
  const faults: string[] = [];
  if (/className=(?:["']|\{[^}]*["'`])/.test(code.replace(/kind: '\w+'/g, '')))
    faults.push(`${file}: a class name that is no module's`);
  for (const [, local = '', from = ''] of source.matchAll(/^import (\w+) from '([^']+\.module\.css)';$/gm)) {
    const place = from.startsWith('#client/')
      ? path.join(client, from.slice('#client/'.length))
      : path.resolve(client, path.dirname(file), from);
    const module = modules.get(place);
    if (!module) {
      faults.push(`${file}: ${from} is not there`);
      continue;
    }
    for (const [, name = ''] of code.matchAll(new RegExp(`\\b${local}\\.(\\w+)`, 'g'))) {
      if (!module.classes.has(name)) faults.push(`${file}: ${from} has no .${name}`);
      module.used.add(name);
    }
    // Chosen by a property: any of them may be meant.
    if (code.includes(`${local}[`)) for (const name of module.classes) module.used.add(name);
  }
  return faults;
}
