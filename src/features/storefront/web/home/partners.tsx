import { type Partner, partners } from './content.ts';
import { LineIcon } from './line-icon.tsx';

const styles: Record<Partner['style'], string> = {
  plain: 'font-display font-bold',
  wide: 'font-display font-bold tracking-[0.18em]',
  light: 'font-sans sm:text-xl',
  text: 'font-sans font-semibold',
};

/** The hiring partners as a strip of wordmarks. */
export function Partners() {
  return (
    <section aria-labelledby="partners" className="page-width py-12">
      <h2 id="partners" className="text-center font-sans text-base font-semibold tracking-normal text-ink-2">
        Our hiring partners
      </h2>
      <ul className="mx-auto mt-6 grid w-fit grid-cols-[auto_auto] items-center gap-x-6 gap-y-5 text-ink-2 sm:flex sm:w-auto sm:flex-wrap sm:justify-center sm:gap-x-12">
        {partners.map(({ name, sign, style }) => (
          <li key={name} className={`flex items-center gap-2 text-[0.9375rem] sm:text-lg ${styles[style]}`}>
            <LineIcon d={sign} className="size-5 shrink-0 sm:size-6" />
            {name}
          </li>
        ))}
      </ul>
    </section>
  );
}
