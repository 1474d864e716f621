import type { Testimonial } from '../../../../../contract/text/testimonial.ts';
import { IconButton } from '../../../../../ui/actions/icon-button.tsx';
import { Speaker } from '../../../../accounts/web/faces/speaker.tsx';
import { testimonials } from '../content.ts';
import { ControlSign } from '../hero/control-sign.tsx';
import { useCarousel } from './carousel.ts';

/** Testimonials: three at a time, or two, or one. Without scripts the row scrolls. */
export function Testimonials() {
  const { viewport, current, turning, turn, previous, next, goTo } = useCarousel();
  return (
    <section
      aria-labelledby="testimonials"
      aria-roledescription="carousel"
      data-carousel
      className="border-y border-hairline bg-surface py-12 lg:py-20"
    >
      <div className="page-width">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <h2 id="testimonials" className="text-3xl">
            What learners say
          </h2>
          <div className="needs-js flex gap-1">
            <IconButton
              label={turning ? 'Pause the testimonials' : 'Play the testimonials'}
              onClick={() => turn(!turning)}
            >
              <ControlSign of={turning ? 'pause' : 'play'} />
            </IconButton>
            <IconButton label="Previous testimonial" onClick={previous}>
              <ControlSign of="back" />
            </IconButton>
            <IconButton label="Next testimonial" onClick={next}>
              <ControlSign of="on" />
            </IconButton>
          </div>
        </div>
        <div
          ref={viewport}
          className={`-mx-3 mt-8 snap-x ${current === null ? 'overflow-x-auto' : 'overflow-hidden'}`}
        >
          <ul
            tabIndex={current === null ? 0 : undefined}
            aria-label="Testimonials"
            aria-live={turning ? 'off' : 'polite'}
            className="flex touch-pan-y"
          >
            {testimonials.map((testimonial) => (
              <li
                key={testimonial.name}
                className="w-full shrink-0 snap-start px-3 min-[769px]:w-1/2 min-[993px]:w-1/3"
              >
                <Quote {...testimonial} />
              </li>
            ))}
          </ul>
        </div>
        <ol className="needs-js mt-4 flex justify-center">
          {testimonials.map(({ name }, i) => (
            <li key={name}>
              <button
                type="button"
                aria-label={`Testimonial ${i + 1} of ${testimonials.length}, ${name}`}
                aria-current={i === current}
                className="group flex size-8 cursor-pointer items-center justify-center"
                onClick={() => goTo(i)}
              >
                <span className="size-3 rotate-45 border-2 border-green group-aria-[current=true]:bg-green" />
              </button>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Quote({ quote, name, role }: Testimonial) {
  return (
    <figure className="flex h-full flex-col justify-between gap-6 rounded-card border border-hairline bg-paper p-6">
      <blockquote className="text-lg">
        <p>“{quote}”</p>
      </blockquote>
      <figcaption className="flex items-center gap-3">
        <Speaker name={name} role={role} />
      </figcaption>
    </figure>
  );
}
