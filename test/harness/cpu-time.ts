/** The CPU time that this thread spends on `work`, in milliseconds: unlike elapsed time, a busy machine doesn't change it. */
export function cpuTime(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
