/** A letter of a right-to-left script. */
export const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;
const anyLetter = /\p{L}/u;

/**
 * Puts the runs of a line into visual order. The font's shaping handles order within a run; here, right-to-left words
 * with only punctuation between them change places. A space after a run is attached to the run that follows it, so that
 * it does not jump to the run's other end.
 */
export function inVisualOrder<Run extends { text: string }>(runs: readonly Run[]): Run[] {
  if (!runs.some(({ text }) => rightToLeft.test(text))) return [...runs];
  const visual: Run[] = [];
  let backward: Run[] = [];
  let signs: Run[] = [];
  const flush = () => {
    visual.push(...backward.reverse(), ...signs);
    backward = [];
    signs = [];
  };
  for (const run of spacesForward(runs)) {
    if (rightToLeft.test(run.text)) {
      backward.push(...signs, run);
      signs = [];
    } else if (anyLetter.test(run.text)) {
      flush();
      visual.push(run);
    } else if (backward.length > 0) signs.push(run);
    else visual.push(run);
  }
  flush();
  return visual;
}

function spacesForward<Run extends { text: string }>(runs: readonly Run[]): Run[] {
  let carried = '';
  return runs.map((run, index) => {
    const text = carried + run.text;
    const trimmed = index < runs.length - 1 && rightToLeft.test(text) ? text.trimEnd() : text;
    carried = text.slice(trimmed.length);
    return { ...run, text: trimmed };
  });
}
