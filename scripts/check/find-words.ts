import { parseSync } from 'vite';

/** A text a person can see or hear, and the line it begins on; what is only known when it is said stands as `{…}`. */
export interface Words {
  line: number;
  text: string;
}

interface Node {
  type: string;
  start: number;
  [field: string]: unknown;
}

/** Attributes and fields whose value is read out or shown, be it a single word. */
const SHOWN =
  /^(aria-(label|description|placeholder|roledescription|valuetext)|alt|label|title|heading|placeholder|description|hint|message|text|children)$/;
/** Attributes that name things for programs. */
const UNSEEN =
  /^(className|id|key|type|role|style|href|src|to|rel|name|autoComplete|htmlFor|data-.*|d|viewBox|pattern)$/;
const TOOLS = /^(console|sql|log|prepare|exec|querySelector|querySelectorAll|matchMedia)$/;

/** Every text of a source that is for people, in the order of the file. */
export function findWords(file: string, source: string): Words[] {
  const parsed = parseSync(file, source);
  if (parsed.errors[0]) throw new Error(`${file}: ${parsed.errors[0].message}`);
  const found: { start: number; text: string }[] = [];

  const keep = (start: number, text: string, shown: boolean) => {
    const words = text.replace(/\s+/g, ' ').trim();
    if (shown ? /\p{L}/u.test(words.replaceAll('{…}', '')) : isForPeople(words)) found.push({ start, text: words });
  };
  const visit = (node: Node, shown: boolean): void => {
    if (isUnseen(node)) return;
    const text = textOf(node);
    if (text !== undefined) keep(node.start, text, shown);
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') visitElement(node);
    else for (const child of childrenOf(node)) visit(child, isShown(node, child, shown));
  };
  const visitElement = (node: Node): void => {
    const children = node.children as Node[];
    if (children.some(hasText)) keep(startOfText(children), children.map(lineOf).join(''), true);
    if (isNode(node.openingElement)) visit(node.openingElement, false);
    for (const child of children.flatMap(children.some(hasText) ? withoutText : (each) => [each])) visit(child, true);
  };
  visit(parsed.program as unknown as Node, false);

  return found
    .sort((one, other) => one.start - other.start)
    .map(({ start, text }) => ({ line: source.slice(0, start).split('\n').length, text }));
}

/** A sentence, a piece of one that has three words, or a name beginning with a capital. */
function isForPeople(text: string): boolean {
  if (/^(SELECT|INSERT|UPDATE|DELETE|CREATE|ALTER|PRAGMA|DROP|WITH) /i.test(text) && /[=(*]/.test(text)) return false;
  const plain = text.replaceAll('{…}', ' ').trim();
  if (!/\p{L}{2}/u.test(plain) || /[<>{}\\|;]|\w[_=/]\w/.test(plain)) return false;
  const words = plain.split(/\s+/);
  // A list of vocabulary, written as one text.
  if (words.length > 12 && !/[.,:?!…](\s|$)/.test(plain)) return false;
  if (words.length === 1) return /^\p{Lu}\p{Ll}+[.…!?]?$/u.test(plain);
  return words.length > 2 || /^\p{Lu}|[.…!?:,]$/u.test(plain);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** All but the names of its fields. */
function childrenOf(node: Node): Node[] {
  const { key: _name, ...rest } = node;
  return Object.values(rest).flatMap((value) => (Array.isArray(value) ? value : [value]).filter(isNode));
}

function nameOf(value: unknown): string {
  if (!isNode(value)) return '';
  if (isNode(value.property)) return nameOf(value.property);
  return typeof value.name === 'string' ? value.name : typeof value.value === 'string' ? value.value : '';
}

/** Types, imports, what programs compare with, and what goes to tools: nobody ever reads those. */
function isUnseen(node: Node): boolean {
  if (/^(TS(?!As|NonNull|Satisfies)|Import|ExportAll)/.test(node.type) || node.type === 'TaggedTemplateExpression')
    return true;
  if (node.type === 'JSXAttribute') return UNSEEN.test(nameOf(node.name));
  if (node.type === 'BinaryExpression') return /^([!=]==?|in|instanceof|[<>]=?)$/.test(String(node.operator));
  if (node.type === 'CallExpression')
    return TOOLS.test(nameOf(node.callee)) || (isNode(node.callee) && TOOLS.test(nameOf(node.callee.object)));
  return node.type === 'ExpressionStatement' && typeof node.directive === 'string';
}

function isShown(parent: Node, child: Node, shown: boolean): boolean {
  if (parent.type === 'JSXAttribute') return child === parent.value && SHOWN.test(nameOf(parent.name));
  if (parent.type === 'Property') return child === parent.value && SHOWN.test(nameOf(parent.key));
  const carries = /^(JSXExpressionContainer|ConditionalExpression|LogicalExpression|ParenthesizedExpression)$/;
  return shown && carries.test(parent.type) && child !== parent.test;
}

function textOf(node: Node): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type !== 'TemplateLiteral') return undefined;
  return (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('{…}');
}

const hasText = (node: Node): boolean => node.type === 'JSXText' && /\p{L}/u.test(String(node.value));

function startOfText(children: readonly Node[]): number {
  const first = children.find(hasText);
  if (!first) return 0;
  return first.start + String(first.value).search(/\S/);
}

/** What an element reads like within the line around it. */
function lineOf(node: Node): string {
  if (node.type === 'JSXText') return collapse(String(node.value));
  if (node.type === 'JSXExpressionContainer')
    return (isNode(node.expression) && node.expression.type === 'Literal' && textOf(node.expression)) || '{…}';
  return node.type === 'JSXElement' ? (node.children as Node[]).map(lineOf).join('') : '';
}

/** JSX drops white space that holds a line break at the ends of a text, and within makes one blank of it. */
const collapse = (text: string): string => text.replace(/^\s*\n\s*|\s*\n\s*$/g, '').replace(/\s*\n\s*/g, ' ');

/** A child whose words were read with the line around it: what is left of it to visit. */
function withoutText(node: Node): Node[] {
  if (node.type === 'JSXExpressionContainer')
    return isNode(node.expression) && node.expression.type === 'Literal' ? [] : [node];
  if (node.type !== 'JSXElement') return [];
  return [
    ...(isNode(node.openingElement) ? [node.openingElement] : []),
    ...(node.children as Node[]).flatMap(withoutText),
  ];
}
