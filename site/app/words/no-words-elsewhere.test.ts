import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

const app = join(import.meta.dirname, '..');

/** Attributes that are read by or to a visitor. */
const spokenAttributes = [
  'aria-label',
  'aria-description',
  'aria-valuetext',
  'title',
  'placeholder',
  'alt',
  'label',
];

/** Names and signs that are the same in every language. */
const allowed = ['min', 'h', 'px'];

type Node = { type: string; start: number; [key: string]: unknown };

test('texts for visitors are in words/, not in the components', () => {
  const files = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.tsx') && !file.includes('.test.'),
  );
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) => {
    const source = readFileSync(join(app, file), 'utf8');
    return literalWords(file, source).map((text) => `${file}: ${text}`);
  });
  expect(found).toEqual([]);
});

test('words in text, attributes, conditions and templates are found; classes, signs and what is filled in are not', () => {
  const source = `
    const part = <p className="mt-4" title="Hello">
      Words by {author}, {isOff ? 'Off air' : name} {\`\${count} shows\`}
      <input aria-label={open ? 'Close' : words.open} type="search" data-as={'Wide open'} />
      {place > 0 && ', '} → {' '} {fill(words.next, { time: 'Never seen' })} {list.join(' and ')}
    </p>;`;
  expect(literalWords('part.tsx', source)).toEqual(['Hello', 'Words by', 'Off air', 'shows', 'Close']);
});

function literalWords(file: string, source: string): string[] {
  const { program, errors } = parseSync(file, source);
  expect(errors, file).toEqual([]);
  const texts: string[] = [];
  walk(program as unknown as Node);
  return texts.map((text) => text.replace(/^[\s,.]+|[\s,.]+$/g, '')).filter(isWord);

  function walk(node: unknown): void {
    if (Array.isArray(node)) for (const one of node) walk(one);
    if (!isNode(node)) return;
    if (node.type === 'JSXText') texts.push(node.value as string);
    else if (node.type === 'JSXAttribute') walkAttribute(node);
    else if (node.type === 'JSXExpressionContainer') shown(node.expression);
    else for (const child of Object.values(node)) walk(child);
  }

  function walkAttribute({ name, value }: Node): void {
    const isSpoken = spokenAttributes.includes((name as { name: string }).name);
    if (!isNode(value)) return;
    if (isSpoken) shown(value.type === 'JSXExpressionContainer' ? value.expression : value);
    else if (value.type !== 'Literal') walkInside(value);
  }

  /** Collects the texts in an expression whose value is shown, in all its branches. */
  function shown(node: unknown): void {
    if (!isNode(node)) return;
    if (node.type === 'Literal' && typeof node.value === 'string') texts.push(node.value);
    else if (node.type === 'TemplateLiteral')
      for (const part of node.quasis as Node[]) texts.push(rawOf(part));
    else if (node.type === 'ConditionalExpression') [node.consequent, node.alternate].forEach(shown);
    else if (node.type === 'LogicalExpression') [node.left, node.right].forEach(shown);
    else if (node.type === 'ParenthesizedExpression') shown(node.expression);
    else walkInside(node);
  }

  /** Collects texts only from elements inside a node, such as those in a list or a callback. */
  function walkInside(node: unknown): void {
    if (Array.isArray(node)) for (const one of node) walkInside(one);
    if (!isNode(node)) return;
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') walk(node);
    else for (const child of Object.values(node)) walkInside(child);
  }
}

function rawOf(part: Node): string {
  return (part.value as { raw: string }).raw;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
}

function isWord(text: string): boolean {
  return /\p{L}{2}/u.test(text) && !allowed.includes(text);
}
