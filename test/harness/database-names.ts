/** The names of a test run's databases contain its process id, so that several runs can share a server. */
export const databasePrefix = (runId: number): string => `test_${runId}_`;

export const templateOf = (runId: number): string => `${databasePrefix(runId)}template`;

/** Whether a database was left by an earlier run. */
export function isLeftOver(name: string): boolean {
  const runId = Number(/^test_(\d+)_/.exec(name)?.[1]);
  return runId > 0 && !isAlive(runId);
}

function isAlive(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch {
    return false;
  }
}

/** The URL of another database on the same server. */
export function databaseAt(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.toString();
}
