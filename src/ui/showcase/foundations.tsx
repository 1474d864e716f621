import { RouteDivider } from '../progress/route-divider.tsx';
import { Prose } from '../text/prose.tsx';
import { Logo } from '../theme/logo.tsx';
import { Row, Specimen } from './specimen.tsx';

const grounds = [
  ['paper', 'bg-paper'],
  ['surface', 'bg-surface'],
  ['sunken', 'bg-sunken'],
  ['green', 'bg-green'],
  ['green-hover', 'bg-green-hover'],
  ['green-tint', 'bg-green-tint'],
  ['amber', 'bg-amber'],
  ['amber-tint', 'bg-amber-tint'],
  ['red', 'bg-red'],
  ['red-tint', 'bg-red-tint'],
  ['control', 'bg-control'],
  ['hairline', 'bg-hairline'],
] as const;

export function Foundations() {
  return (
    <>
      <Specimen title="Mark">
        <Row name="Logo: lg, md, sm, mark only">
          <Logo size="lg" />
          <Logo />
          <Logo size="sm" />
          <Logo markOnly size="lg" />
        </Row>
        <RouteDivider />
      </Specimen>
      <Specimen title="Colour">
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-4">
          {grounds.map(([name, classes]) => (
            <li key={name}>
              <span className={`block h-16 rounded-card border border-hairline ${classes}`} />
              <span className="mt-1 block font-mono text-xs">{name}</span>
            </li>
          ))}
        </ul>
        <p className="flex flex-wrap gap-x-6 gap-y-2">
          <span>ink</span>
          <span className="text-ink-2">ink-2</span>
          <span className="text-green">green</span>
          <span className="text-amber-text">amber-text</span>
          <span className="text-red">red</span>
          <a href="#colour" className="link">
            a text link
          </a>
        </p>
      </Specimen>
      <Specimen title="Type">
        <div className="grid gap-3">
          <p className="font-display text-5xl font-bold tracking-tight">Know where you stand</p>
          <p className="font-display text-4xl font-bold tracking-tight">Know where you stand</p>
          <p className="font-display text-3xl font-bold">Know where you stand</p>
          <p className="font-display text-2xl font-bold">Know where you stand</p>
          <p className="font-display text-xl font-bold">Know where you stand, $149.00</p>
          <p className="text-lg">Large text introduces a page in one or two sentences.</p>
          <p>
            Text for reading is set in Source Sans 3 at seventeen pixels with a line height of one and a half.
          </p>
          <p className="text-sm text-ink-2">Small text explains, in the secondary colour.</p>
          <p className="font-mono text-sm">MP-2026-004817</p>
        </div>
        <Prose>
          <h3>Long text</h3>
          <p>
            A plan is a <strong>promise about order</strong>: what comes first, what waits, and{' '}
            <em>what may slip</em> without causing harm. Read <a href="#type">how a route is drawn</a> before
            the first milestone.
          </p>
          <ul>
            <li>Name the outcome before the output.</li>
            <li>Give every milestone an owner and a date.</li>
          </ul>
          <ol>
            <li>Agree on the next milestone.</li>
            <li>
              Record it as <code>M3</code>.
            </li>
          </ol>
          <blockquote>No one ever regretted writing a risk down.</blockquote>
        </Prose>
      </Specimen>
    </>
  );
}
