/** Caches results for a few seconds, so that the requests of one playback do not repeat the same query. */
export function briefMemory<T>(options: { seconds: number; most: number; now: () => number }) {
  const answers = new Map<string, { value: Promise<T>; until: number }>();
  return (key: string, ask: () => Promise<T>): Promise<T> => {
    const known = answers.get(key);
    if (known && known.until > options.now()) return known.value;
    if (answers.size >= options.most) answers.clear();
    const value = ask();
    const entry = { value, until: options.now() + options.seconds * 1000 };
    answers.set(key, entry);
    value.catch(() => answers.get(key) === entry && answers.delete(key));
    return value;
  };
}
