import { expect, type Page } from '@playwright/test';
import { definePlugin, HtmlValidate, type Message, Rule, StaticConfigLoader } from 'html-validate';

/** Rules of the HTML standard that the library lacks: a selector of elements that break the rule, and the message. */
const faultsBySelector: [selector: string, message: string][] = [
  ['[popovertarget][aria-expanded]', 'aria-expanded beside popovertarget, which already says it'],
  ['video[controlslist]', 'controlslist is not an attribute of the standard'],
  ['link[rel=later]', 'rel is not a registered link type'],
];
const scriptTypes =
  /^$|^(module|importmap|speculationrules|text\/(javascript|plain)|application\/(ld\+)?json)$/;

class StandardAttributes extends Rule {
  setup(): void {
    this.on('dom:ready', ({ document }) => {
      for (const [selector, message] of faultsBySelector)
        for (const node of document.querySelectorAll(selector)) this.report({ node, message });
      for (const node of document.querySelectorAll('script[type]'))
        if (!scriptTypes.test(node.getAttributeValue('type') ?? ''))
          this.report({ node, message: 'type is not a kind of script or a MIME type' });
      for (const node of document.querySelectorAll('select[required]'))
        if (!node.hasAttribute('multiple') && node.querySelector('option')?.getAttributeValue('value') !== '')
          this.report({
            node,
            message: 'a required select begins with a placeholder, an option without a value',
          });
    });
  }
}

/** Resolving the configuration takes a quarter of the time of a validation, so it is done once. */
class OneConfig extends StaticConfigLoader {
  private resolved: ReturnType<StaticConfigLoader['getConfigFor']> | undefined;

  override getConfigFor(file: string) {
    this.resolved ??= super.getConfigFor(file);
    return this.resolved;
  }
}

/** The rules of the HTML standard, without rules of style. */
const validator = new HtmlValidate(
  new OneConfig({
    extends: ['html-validate:standard'],
    plugins: [definePlugin({ name: 'milepost', rules: { 'standard-attributes': StandardAttributes } })],
    rules: { 'input-attributes': 'error', 'standard-attributes': 'error' },
  }),
);

/** Checks the page as it is now against the HTML standard. */
export async function expectValidHtml(page: Page): Promise<void> {
  // Set by script alone, for browsers that support it.
  const now = (await page.content()).replaceAll(' controlslist="nodownload"', '');
  expect.soft(await faultsIn(now), 'the HTML of the page now').toEqual([]);
}

/** Each error with the HTML around it; none for valid HTML. */
export async function faultsIn(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, offset }: Message) =>
        `${ruleId}: ${message}\n${html.slice(Math.max(0, offset - 60), offset + 120)}`,
    ),
  );
}
