import { createElement, Fragment, type ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';
import { Prose } from '../../ui/text/prose.tsx';
import { headingLevels, type Levels } from './heading-levels.ts';
import { isOwnImage, type MarkdownToken, parseMarkdown, safeHref } from './parse.ts';

type Props = {
  children: string;
  className?: string | undefined;
  /** The level of its highest heading. */
  level?: 2 | 3 | 4;
};

/** A text in a safe subset of Markdown. It becomes elements, never HTML, so nothing in it can run. */
export function Markdown({ children, className, level = 3 }: Props) {
  const tokens = parseMarkdown(children);
  return (
    <Prose className={cx('wrap-anywhere', className)}>{elements(tokens, headingLevels(tokens, level))}</Prose>
  );
}

type Open = { token: MarkdownToken | null; children: ReactNode[] };

/** The elements of a flat list of tokens, in which `nesting` says where one opens and closes. */
function elements(tokens: MarkdownToken[], levels: Levels): ReactNode {
  const stack: Open[] = [{ token: null, children: [] }];
  const add = (node: ReactNode) => {
    const { children } = stack.at(-1) as Open;
    children.push(<Fragment key={children.length}>{node}</Fragment>);
  };
  for (const token of tokens) {
    if (token.nesting === 1) stack.push({ token, children: [] });
    else if (token.nesting === 0) add(leaf(token, levels));
    else {
      const { token: opened, children } = stack.pop() as Open;
      add(opened && branch(opened, children, levels));
    }
  }
  return stack[0]?.children;
}

const plain = new Set(['p', 'blockquote', 'ul', 'li', 'strong', 'em', 's', 'thead', 'tbody', 'tr']);

function branch(token: MarkdownToken, children: ReactNode[], levels: Levels): ReactNode {
  const { tag } = token;
  if (token.hidden) return children;
  if (plain.has(tag)) return createElement(tag, rowClass[tag], children);
  if (tag === 'ol') return <ol start={Number(token.attrGet('start') ?? 1)}>{children}</ol>;
  if (tag === 'a') return <SafeLink href={attribute(token, 'href')}>{children}</SafeLink>;
  if (tag === 'table') return <Table>{children}</Table>;
  if (tag === 'th' || tag === 'td') return <Cell token={token}>{children}</Cell>;
  const level = levels.get(token);
  return level ? createElement(`h${level}`, null, children) : children;
}

const attribute = (token: MarkdownToken, name: string): string => String(token.attrGet(name) ?? '');

const rowClass: Partial<Record<string, { className: string }>> = {
  thead: { className: 'border-b border-control' },
  tr: { className: 'border-b border-hairline' },
};

function leaf(token: MarkdownToken, levels: Levels): ReactNode {
  switch (token.type) {
    case 'inline':
      return elements(token.children ?? [], levels);
    case 'softbreak':
    case 'hardbreak':
      return <br />;
    case 'hr':
      return <hr />;
    case 'code_inline':
      return <code>{token.content}</code>;
    case 'fence':
    case 'code_block':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: wide code scrolls, so the keyboard must reach it
        <pre className="overflow-x-auto rounded bg-sunken p-3 font-mono text-sm" tabIndex={0}>
          {token.content}
        </pre>
      );
    case 'image':
      return <Picture href={attribute(token, 'src')} text={token.content} />;
    default:
      return token.content;
  }
}

const Table = ({ children }: { children: ReactNode }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls, so the keyboard must reach it
  <div className="overflow-x-auto" tabIndex={0}>
    <table className="wrap-break-word border-collapse text-base">{children}</table>
  </div>
);

function Cell({ token, children }: { token: MarkdownToken; children: ReactNode }) {
  const isRight = token.attrGet('style') === 'text-align:right';
  const className = cx('px-3 py-1.5', isRight ? 'text-end tabular-nums' : 'text-start');
  return token.tag === 'th' ? (
    <th scope="col" className={className}>
      {children}
    </th>
  ) : (
    <td className={className}>{children}</td>
  );
}

function SafeLink({ href, children }: { href: string; children: ReactNode }) {
  const safe = safeHref(href);
  if (!safe) return children;
  return (
    <a href={safe} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  );
}

function Picture({ href, text }: { href: string; text: string }) {
  if (!isOwnImage(href)) return text;
  return <img src={href} alt={text} loading="lazy" className="h-auto max-w-full" />;
}
