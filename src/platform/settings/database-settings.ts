import { z } from 'zod';
import { StartupError } from '../failures/startup-error.ts';

const fewestConnections = 5;
const mostConnections = 500;
const mostJobs = 100;

const requiredUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
  .refine((text) => URL.canParse(text), 'must be a URL, such as postgres://user:password@host:5432/database');
const url = requiredUrl.optional();

/** The environment variables for the database and its jobs. */
export const databaseEnvironment = {
  DATABASE_URL: url,
  DATABASE_DIRECT_URL: url,
  DATABASE_REPLICA_URLS: z
    .string()
    .transform((text) =>
      text
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    )
    .pipe(z.array(requiredUrl))
    .default([]),
  DATABASE_POOL: wholeNumber(fewestConnections, mostConnections).default(10),
  JOBS: z.enum(['on', 'off']).default('on'),
  WORKER_CONCURRENCY: wholeNumber(1, mostJobs).default(4),
};

/** How a process reaches the database, and how many jobs it runs. */
export type DatabaseSettings = {
  /** An external PostgreSQL, or a pooler in front of it; without it, the embedded one is started. */
  databaseUrl: string | undefined;
  /** PostgreSQL itself, if `databaseUrl` points to a pooler. */
  databaseDirectUrl: string | undefined;
  /** Streaming replicas for reads that may be a few seconds old. */
  databaseReplicaUrls: string[];
  /** The maximum number of connections that a process uses for its requests and jobs. */
  databasePool: number;
  /** Whether a web process runs jobs too. */
  jobsInWeb: boolean;
  /** The maximum number of jobs that a process runs at once. */
  workerConcurrency: number;
};

/** @throws StartupError if a direct URL or a replica is set without `DATABASE_URL` */
export function readDatabase(value: z.output<z.ZodObject<typeof databaseEnvironment>>): DatabaseSettings {
  if (value.DATABASE_DIRECT_URL && !value.DATABASE_URL)
    throw new StartupError(
      'DATABASE_DIRECT_URL is set without DATABASE_URL: set both, or only DATABASE_URL.',
    );
  if (value.DATABASE_REPLICA_URLS.length > 0 && !value.DATABASE_URL)
    throw new StartupError(
      'DATABASE_REPLICA_URLS is set without DATABASE_URL: replicas need an external primary, so set both.',
    );
  return {
    databaseUrl: value.DATABASE_URL,
    databaseDirectUrl: value.DATABASE_DIRECT_URL,
    databaseReplicaUrls: value.DATABASE_REPLICA_URLS,
    databasePool: value.DATABASE_POOL,
    jobsInWeb: value.JOBS === 'on',
    workerConcurrency: value.WORKER_CONCURRENCY,
  };
}

/** A setting that is a whole number in this range. */
export function wholeNumber(from: number, to: number) {
  const sentence = `must be a whole number from ${from} to ${to}`;
  return z
    .string()
    .regex(/^\d{1,6}$/, sentence)
    .transform(Number)
    .refine((value) => value >= from && value <= to, sentence);
}
