import type { ReactNode } from 'react';

/** A titled section of the development page. */
export function Specimen({
  title,
  children,
  plain,
}: {
  title: string;
  children: ReactNode;
  plain?: boolean;
}) {
  const id = title.toLowerCase().replaceAll(/\W+/g, '-');
  return (
    <section aria-labelledby={id} className="border-t border-hairline py-12">
      <h2 id={id} className="mb-6">
        {title}
      </h2>
      <div className={plain ? undefined : 'grid gap-8'}>{children}</div>
    </section>
  );
}

/** Several states next to each other, under a short name. */
export function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <p className="mb-2 text-xs text-ink-2">{name}</p>
      <div className="flex flex-wrap items-center gap-3">{children}</div>
    </div>
  );
}
