import { Link } from 'react-router';

/** The heading of a section of the dashboard, with a link to the full list. */
export function SectionHeading(props: { id: string; to: string; more: string; children: string }) {
  return (
    <div className="mb-4 flex flex-wrap items-baseline justify-between gap-3">
      <h2 id={props.id} className="text-xl sm:text-2xl">
        {props.children}
      </h2>
      <Link to={props.to} className="link inline-block py-1">
        {props.more}
      </Link>
    </div>
  );
}
