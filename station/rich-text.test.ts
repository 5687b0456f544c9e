import { sanitiseHtml } from '@longwave/content/sanitise.ts';
import { richTextRules } from '@longwave/contract/rich-text.ts';
import { cleanHtml } from '@longwave/site/app/rich-text.ts';
import { expect, test } from 'vitest';

const kept = [
  ...richTextRules.allowedTags
    .filter((tag) => !['br', 'hr', 'a'].includes(tag))
    .map((tag) => `<${tag}>text</${tag}>`),
  '<p>one<br />two</p><hr />',
  '<a href="/shows?page=2#top">x</a>',
  '<a href="https://a.example/" target="_blank" rel="noopener">x</a>',
  '<a href="mailto:a@b.example">x</a><a href="tel:+44 20">x</a>',
  '<h2 id="find-us">x</h2>',
  '<abbr title="British Summer Time">BST</abbr>',
  '<time datetime="2026-05-01">May</time>',
];
const changed = [
  ['<script>alert(1)</script>x', 'x'],
  ['<p onclick="x()" style="color:red" class="a" id="a">x</p>', '<p>x</p>'],
  ['<img src="x" onerror="alert(1)"><iframe src="/"></iframe><h1>x</h1>', 'x'],
  ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  ['<a href="data:text/html,x">x</a><a href="ftp://a.example/">x</a>', '<a>x</a><a>x</a>'],
  ['<a href="//evil.example">x</a>', '<a>x</a>'],
  ['<a href="/x" target="_top" rel="opener">x</a>', '<a href="/x">x</a>'],
  ['<h3 id="a b">x</h3>', '<h3>x</h3>'],
] as const;

test.each(kept)('content and site both keep %s', (html) => {
  expect([sanitiseHtml(html), cleanHtml(html)]).toEqual([html, html]);
});

test.each(changed)('content and site both clean %s', (html, clean) => {
  expect([sanitiseHtml(html), cleanHtml(html)]).toEqual([clean, clean]);
});
