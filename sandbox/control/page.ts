import { html, raw } from 'hono/html';

export type Html = ReturnType<typeof html>;

const styles = `
:root { color-scheme: light dark; --paper: oklch(.985 .004 165); --surface: #fff; --ink: oklch(.22 .03 175);
  --second: oklch(.43 .03 175); --green: oklch(.45 .1 160); --on-green: #fff; --tint: oklch(.95 .035 160);
  --red: oklch(.5 .18 27); --border: oklch(.62 .02 165); --hairline: oklch(.89 .012 165); }
@media (prefers-color-scheme: dark) { :root { --paper: oklch(.19 .02 175); --surface: oklch(.235 .022 175);
  --ink: oklch(.95 .008 165); --second: oklch(.77 .018 165); --green: oklch(.8 .14 160); --on-green: oklch(.19 .02 175);
  --tint: oklch(.3 .04 165); --red: oklch(.75 .14 25); --border: oklch(.58 .025 175); --hairline: oklch(.36 .024 175); } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 17px/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
header.bar { border-bottom: 1px solid var(--hairline); background: var(--surface); padding: 12px 16px; }
header.bar > *, main { margin-inline: auto; } main { max-width: 64rem; } header.bar > * { max-width: calc(64rem - 32px); }
header.bar nav { display: flex; flex-wrap: wrap; gap: 4px 24px; align-items: baseline; }
header.bar a { color: inherit; text-decoration: none; padding: 4px 0; } header.bar a:hover { text-decoration: underline; }
main { padding: 24px 16px 80px; }
h1 { font-size: 1.6rem; line-height: 1.2; margin: 0 0 16px; } h2 { font-size: 1.15rem; margin: 32px 0 8px; }
a { color: var(--green); text-underline-offset: .15em; } .quiet { color: var(--second); }
:focus-visible { outline: 3px solid var(--green); outline-offset: 2px; }
.card { background: var(--surface); border: 1px solid var(--hairline); border-radius: 12px; padding: 24px; }
.notice { border-left: 4px solid var(--green); background: var(--tint); padding: 12px 16px; border-radius: 8px; margin: 0 0 16px; }
.notice.bad { border-color: var(--red); }
label { display: block; font-weight: 600; margin-bottom: 4px; }
input { width: 100%; font: inherit; color: inherit; background: var(--surface); border: 1px solid var(--border); border-radius: 8px; padding: 8px 12px; min-height: 44px; }
button { font: inherit; font-weight: 600; min-height: 44px; padding: 8px 16px; border-radius: 8px; border: 1px solid var(--green); background: var(--green); color: var(--on-green); cursor: pointer; }
button.plain { background: transparent; color: var(--ink); border-color: var(--border); }
.row { display: flex; flex-wrap: wrap; gap: 12px; align-items: end; } .row > .wide { flex: 1 1 14rem; }
ul.list { list-style: none; margin: 16px 0; padding: 0; border: 1px solid var(--hairline); border-radius: 12px; background: var(--surface); overflow: hidden; }
ul.list > li + li { border-top: 1px solid var(--hairline); } ul.list > li > * { display: block; padding: 12px 16px; }
ul.list a { color: inherit; text-decoration: none; } ul.list a:hover { background: var(--tint); } ul.list b { display: block; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px; margin: 0 0 16px; } dt { color: var(--second); } dd { margin: 0; }
pre { white-space: pre-wrap; background: var(--surface); border: 1px solid var(--hairline); border-radius: 8px; padding: 16px; margin: 0; font-size: .9rem; }
iframe { width: 100%; height: min(75vh, 60rem); border: 1px solid var(--hairline); border-radius: 12px; background: #fff; color-scheme: light; }
.amount { font-size: 2rem; font-weight: 700; margin: 0; } .line { display: flex; justify-content: space-between; gap: 16px; } .line > :last-child { white-space: nowrap; }
.two { display: grid; grid-template-columns: repeat(auto-fit, minmax(18rem, 1fr)); gap: 24px; align-items: start; }
.stack > * + * { margin-top: 16px; }
@media (max-width: 30rem) { .two { grid-template-columns: 1fr; } dl { grid-template-columns: 1fr; } dd { margin-bottom: 8px; } .card { padding: 16px; } }
`;

/** A whole page of the sandbox: no scripts, no external resources. */
export function page(title: string, content: Html | Promise<Html>): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="data:," />
        <title>${title} · Sandbox</title>
        <style>
          ${raw(styles)}
        </style>
      </head>
      <body>
        <header class="bar">
          <nav aria-label="Sandbox">
            <a href="/"><strong>Sandbox</strong></a> <a href="/mail">Mailbox</a> <a href="/stripe">Stripe</a>
            <a href="/paypal">PayPal</a>
            <a href="/paystack">Paystack</a>
          </nav>
        </header>
        <main>${content}</main>
      </body>
    </html>`;
}

/** A time as people read it, in UTC, because the server cannot know the reader's time zone. */
export function moment(iso: string): string {
  return `${iso.slice(0, 10)} ${iso.slice(11, 19)} UTC`;
}
