import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Markdown } from './markdown.tsx';

const html = (source: string) => renderToStaticMarkup(<Markdown>{source}</Markdown>);

/** Attacks that have worked against Markdown renderers. */
const attacks = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<a href="javascript:alert(1)">x</a>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java\nscript:alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](\u0001javascript:alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '[x](vbscript:msgbox(1))',
  '<javascript:alert(1)>',
  '[x]: javascript:alert(1)\n\n[x]',
  '![x](javascript:alert(1))',
  '![x](x"onerror="alert(1))',
  '![x](https://evil.example/pixel.png)',
  '![x"onerror="alert(1)](/media/public/a)',
  '![x](/media/public/../../api/auth/sign-out)',
  '[x](https://a.example "onmouseover=alert(1)")',
  '`<script>alert(1)</script>`',
  '```html onload=alert(1)\n<script>alert(1)</script>\n```',
  '| <img src=x onerror=alert(1)> |\n| --- |\n| [x](javascript:alert(1)) |',
  '<details open ontoggle=alert(1)>',
  '<math><mtext></mtext><mglyph><style><img src=x onerror=alert(1)>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '<!--><script>alert(1)</script>-->',
  '*<b onclick=alert(1)>x</b>*',
  '# <script>alert(1)</script>',
  '- <style>@import "//evil.example"</style>',
];

const allowedTags =
  /^(div|p|br|hr|h[1-6]|ul|ol|li|blockquote|pre|code|strong|em|s|a|img|table|thead|tbody|tr|th|td)$/;
const allowedAttributes = /^(class|href|target|rel|src|alt|loading|start|scope|tabindex)$/;

test.each(attacks)('nothing in “%s” can run', (source) => {
  for (const [, name = '', rest = ''] of html(source).matchAll(/<([a-z0-9]+)((?:\s[^>]*)?)\/?>/gi)) {
    expect(name).toMatch(allowedTags);
    for (const [, attribute = '', value = ''] of rest.matchAll(/([\w-]+)="([^"]*)"/g)) {
      expect(attribute.toLowerCase()).toMatch(allowedAttributes);
      if (attribute === 'href') expect(value).toMatch(/^(https?:|mailto:)/);
      if (attribute === 'src') expect(value).toMatch(/^\/media\/public\/[\w-]+$/);
    }
  }
});

test('shows emphasis, lists, tables, code and our own images', () => {
  const shown = html(
    '**EV** of *work*\nnext line\n\n1. one\n2. two\n\n| CPI | SPI |\n| --: | --- |\n| 0.8 | 1 |\n\n`x`\n\n![A chart](/media/public/0190-ab)',
  );
  for (const part of [
    '<strong>EV</strong>',
    '<em>work</em><br/>next line',
    '<li>two</li>',
    '<th scope="col" class="px-3 py-1.5 text-end tabular-nums">CPI</th>',
    '<code>x</code>',
    'src="/media/public/0190-ab" alt="A chart"',
  ])
    expect(shown).toContain(part);
});

test('HTML stays the text that was typed', () => {
  expect(html('a <b>bold</b>')).toContain('a &lt;b&gt;bold&lt;/b&gt;');
});

test.each([
  ['quotes', '>'.repeat(4000)],
  ['lists', '- '.repeat(2000)],
  ['brackets', '['.repeat(4000)],
  ['emphasis', '*a '.repeat(1300)],
  ['links', '[a]('.repeat(1000)],
  ['tables', `${'|a'.repeat(1000)}\n${'|-'.repeat(1000)}`],
])('4,000 characters of nested %s are shown within a second', (_, source) => {
  const start = performance.now();
  expect(html(source).length).toBeGreaterThan(0);
  expect(performance.now() - start).toBeLessThan(1000);
});
