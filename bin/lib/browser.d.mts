export function findBrowser(say: (line: string) => void): Promise<string | null>;
export const NO_BROWSER: string;
