import type { Slide } from '../../types.ts';
import { range } from '../drawing/drawing.ts';
import type { SlideFacts } from '../films/slides.ts';
import { bars, timeline } from './charts.ts';
import { flow } from './flow.ts';
import { framed } from './frame.ts';
import { matrix } from './matrix.ts';
import { sum } from './sum.ts';
import { table } from './table.ts';
import { contrast, exercise, points, statement } from './texts.ts';

/** A scene's pictures as SVG, one for each step of what appears. Throws when something does not fit. */
export function sceneSlides(facts: SlideFacts, slide: Slide): string[] {
  const heading = slide.kind === 'exercise' ? `Exercise: ${slide.minutes} minutes` : slide.heading;
  return range(stepsOf(slide)).map((i) => framed(facts, heading, contentOf(slide, i + 1)));
}

function stepsOf(slide: Slide): number {
  switch (slide.kind) {
    case 'points':
      return slide.points.length;
    case 'table':
      return slide.rows.length;
    case 'sum':
      return slide.lines.length + 1;
    case 'flow':
    case 'exercise':
      return slide.steps.length;
    case 'matrix':
      return slide.items.length;
    case 'timeline':
    case 'bars':
      return slide.bars.length;
    case 'contrast':
      return 2;
    case 'statement':
      return 1;
  }
}

function contentOf(slide: Slide, shown: number): string {
  switch (slide.kind) {
    case 'points':
      return points(slide, shown);
    case 'table':
      return table(slide, shown);
    case 'sum':
      return sum(slide, shown);
    case 'flow':
      return flow(slide, shown);
    case 'exercise':
      return exercise(slide, shown);
    case 'matrix':
      return matrix(slide, shown);
    case 'timeline':
      return timeline(slide, shown);
    case 'bars':
      return bars(slide, shown);
    case 'contrast':
      return contrast(slide, shown);
    case 'statement':
      return statement(slide);
  }
}
