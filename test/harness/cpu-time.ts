/** The CPU time that this thread spends on `work`, in milliseconds. Unlike elapsed time, it doesn't grow on a busy machine. */
export function cpuTime(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
