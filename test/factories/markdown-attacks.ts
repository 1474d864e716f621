import { expect } from 'vitest';

/** Attacks that have worked against Markdown renderers. */
export const attacks = [
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

/** Checks that rendered Markdown has only harmless elements, attributes and URLs. */
export function expectNothingRuns(html: string): void {
  for (const [, name = '', rest = ''] of html.matchAll(/<([a-z0-9]+)((?:\s[^>]*)?)\/?>/gi)) {
    expect(name).toMatch(allowedTags);
    for (const [, attribute = '', value = ''] of rest.matchAll(/([\w-]+)="([^"]*)"/g)) {
      expect(attribute.toLowerCase()).toMatch(allowedAttributes);
      if (attribute === 'href') expect(value).toMatch(/^(https?:|mailto:)/);
      if (attribute === 'src') expect(value).toMatch(/^\/media\/public\/[\w-]+$/);
    }
  }
}
