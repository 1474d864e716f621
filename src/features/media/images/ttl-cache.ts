/** Caches results for a number of seconds, so that the requests of one playback do not repeat the same work. */
export function ttlCache<T>(options: { seconds: number; most: number; now: () => number }) {
  const entries = new Map<string, { value: Promise<T>; until: number }>();
  return (key: string, ask: () => Promise<T>): Promise<T> => {
    const known = entries.get(key);
    if (known && known.until > options.now()) return known.value;
    if (entries.size >= options.most) entries.clear();
    const value = ask();
    const entry = { value, until: options.now() + options.seconds * 1000 };
    entries.set(key, entry);
    value.catch(() => entries.get(key) === entry && entries.delete(key));
    return value;
  };
}
