/** A letter of a script that is written from right to left. */
export const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;
const anyLetter = /\p{L}/u;

/**
 * Puts the stretches of a line into the order in which they stand from left to right. Within a stretch the font's own
 * shaping sees to it; here, words written from right to left with only signs between them change places. A space
 * after a stretch goes to the one that follows, lest it jump to the stretch's other end.
 */
export function inOrderOfSight<Run extends { text: string }>(runs: readonly Run[]): Run[] {
  if (!runs.some(({ text }) => rightToLeft.test(text))) return [...runs];
  const sight: Run[] = [];
  let backward: Run[] = [];
  let signs: Run[] = [];
  const flush = () => {
    sight.push(...backward.reverse(), ...signs);
    backward = [];
    signs = [];
  };
  for (const run of spacesForward(runs)) {
    if (rightToLeft.test(run.text)) {
      backward.push(...signs, run);
      signs = [];
    } else if (anyLetter.test(run.text)) {
      flush();
      sight.push(run);
    } else if (backward.length > 0) signs.push(run);
    else sight.push(run);
  }
  flush();
  return sight;
}

function spacesForward<Run extends { text: string }>(runs: readonly Run[]): Run[] {
  let carried = '';
  return runs.map((run, index) => {
    const text = carried + run.text;
    const kept = index < runs.length - 1 && rightToLeft.test(text) ? text.trimEnd() : text;
    carried = text.slice(kept.length);
    return { ...run, text: kept };
  });
}
