import './row-icon.css';

/**
 * An icon in the rows of the curriculum, drawn by the style sheet. Browsers visit every inline SVG on every frame, which
 * made each key press slower in a course with a thousand lectures.
 */
export function RowIcon({
  name,
}: {
  name: 'grip' | 'ellipsis' | 'film' | 'text' | 'quiz' | 'upload' | 'chevron' | 'check';
}) {
  return <span aria-hidden="true" className="row-icon" data-icon={name} />;
}
