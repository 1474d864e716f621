/** A browser's storage in memory, with access to its contents. */
export function memoryStorage() {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  };
  return { stored, open: () => storage };
}
