import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { createDatabase, type Owner, openAsOwner, prepareDemo } from './database.ts';
import { makePlace, type Place } from './place.ts';
import { describeEtcd, describeMember, type Member } from './postgres.ts';
import { describeSandbox, describeWeb, describeWorker } from './product.ts';
import { describeHaproxy, describePooler, describeVarnish, isServing } from './proxies.ts';
import type { Service } from './services.ts';
import { until } from './until.ts';

/** The whole rehearsed installation, running. */
export type Cluster = {
  place: Place;
  /** A connection to the primary, as the owner of the product's database. */
  owner: Owner;
  /** The three servers that can become the primary. */
  members: Member[];
  /** A replica that is two seconds behind. */
  delayed: Member;
  poolers: Service[];
  varnish: Service;
  web: Service[];
  workers: Service[];
  primary: () => Promise<Member>;
};

type Options = {
  say: (line: string) => void;
  keep: boolean;
  signal: AbortSignal;
  postgresBin: string;
  /** Prepares the cluster for the test suites instead of the load. */
  forTests: boolean;
};

/**
 * Builds the cluster and runs `work` on it; takes everything down again, whatever happens.
 * @param keep keeps its folder, with the logs of every program
 * @throws StartupError when a program does not start
 */
export async function withCluster<T>(
  { say, keep, signal, postgresBin, forTests }: Options,
  work: (cluster: Cluster) => Promise<T>,
): Promise<T> {
  const place = await makePlace(forTests);
  say(`The logs of every program are in ${place.logs}.`);
  const services: Service[] = [];
  const members: Member[] = [];
  let owner: Owner | undefined;
  const begin = async (service: Service): Promise<Service> => {
    signal.throwIfAborted();
    services.unshift(service);
    await service.start();
    return service;
  };
  const beginAll = (described: Service[]) => Promise.all(described.map(begin));
  const addMember = async (number: number, delay?: string): Promise<Member> => {
    const member = describeMember(place, { number, postgresBin, delay });
    members.push(member);
    await begin(member.patroni);
    return member;
  };

  async function build(): Promise<Cluster> {
    say('Starting etcd and PostgreSQL under Patroni…');
    await begin(describeEtcd(place));
    const first = await addMember(1);
    await until('the first primary', async () => (await first.role()) === 'primary');
    const replicas = await Promise.all([addMember(2), addMember(3), addMember(4, '2s')]);
    const delayed = replicas.pop() as Member;
    const candidates = [first, ...replicas];
    await begin(describeHaproxy(place));
    await createDatabase(place);
    const poolers = await beginAll([0, 1].map((index) => describePooler(place, index)));

    say('Loading the demo…');
    await begin(describeSandbox(place));
    await prepareDemo(place);
    owner = openAsOwner(place);

    say('Starting three web processes, two workers and Varnish…');
    const web = await beginAll([0, 1, 2].map((index) => describeWeb(place, index)));
    const workers = await beginAll(
      [0, 1].map((index) => describeWorker(place, index, (owner as Owner).runsJobs)),
    );
    const varnish = await begin(describeVarnish(place));
    await until('Varnish and a ready web process behind it', isServing);
    return {
      place,
      owner,
      members: candidates,
      delayed,
      poolers,
      varnish,
      web,
      workers,
      primary: () => primaryOf(candidates),
    };
  }

  try {
    const cluster = await build();
    return await Promise.race([work(cluster), interruption(signal)]);
  } finally {
    say('Taking the cluster down…');
    await owner?.close();
    await takeDown(services, members);
    if (keep) say(`Kept: ${place.folder}`);
    else rmSync(place.folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
  }
}

/** Rejects as soon as the rehearsal is interrupted, whatever it is waiting for. */
const interruption = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));

/** Stops the services, the last started first, then any PostgreSQL that Patroni has left running, by its process id. */
async function takeDown(services: Service[], members: Member[]): Promise<void> {
  for (const service of services) await service.stop();
  for (const member of members) {
    const left = member.postmaster();
    if (left) process.kill(left, 'SIGQUIT');
  }
  for (let tries = 0; tries < 50 && members.some((member) => member.postmaster()); tries += 1)
    await pause(100);
}

async function primaryOf(members: Member[]): Promise<Member> {
  for (const member of members) if ((await member.role()) === 'primary') return member;
  throw new Error('There is no primary.');
}
