import { setTimeout as pause } from 'node:timers/promises';
import { type Scenario, underLoad } from './scenario.ts';

/** Longer than HAProxy takes to notice that a process is ready. */
const noticed = 2_500;

/** Replaces every web process and worker, one after another, as an update does. */
export const restarts: Scenario = (stage) => {
  const { web, workers } = stage.cluster;
  const about = { name: 'rolling restart', limit: 10_000, mayFail: false };
  return underLoad(
    stage,
    about,
    async () => {
      const disturbances = [];
      for (const service of [...web, ...workers]) {
        await service.stop();
        const begun = performance.now();
        await service.start();
        disturbances.push({ name: service.name, recovered: performance.now() - begun });
        await pause(noticed);
      }
      return disturbances;
    },
    stage.rounds(10),
  );
};
