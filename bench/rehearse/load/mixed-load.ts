import { setTimeout as pause } from 'node:timers/promises';
import type { Owner } from '../cluster/database.ts';
import { send } from './client.ts';
import { type Ledger, newLedger } from './ledger.ts';
import { addPeople, type Course, coursesForSale, enrolAll } from './people.ts';
import { createTally, type Tally } from './tally.ts';
import { type Actor, buy, createViewer, signIn, subscribe } from './writers.ts';

/** The running load. */
export type Load = {
  tally: Tally;
  ledger: Ledger;
  /** Requests a second over the whole load. */
  reached: () => number;
  /** Sends nothing more, and waits for the requests under way. */
  stop: () => Promise<void>;
};

const learnerCount = 40;
const buyerCount = 40;
/** More requests under way than this mean that the product is stuck: no more are added. */
const mostUnderWay = 300;
const tickMs = 20;

/** Requests out of every hundred, by kind. The rest are visitors' page views. */
const shares = { progress: 10, account: 10, search: 5, newsletter: 3, signIn: 1, order: 1 };

/** Sends a mixed load at `rate` requests a second, however long the responses take, until it is stopped. */
export async function startLoad(owner: Owner, rate: number): Promise<Load> {
  const tally = createTally();
  const ledger = newLedger();
  const told = { tally, ledger };
  const people = await addPeople(owner, learnerCount + buyerCount);
  const actors = people.map((person): Actor => ({ ...person, isBusy: false }));
  const learners = actors.slice(0, learnerCount);
  const buyers = actors.slice(learnerCount);
  const lecture = await enrolAll(owner, learners);
  const courses = await coursesForSale(owner);
  for (const actor of actors) await signIn(actor, told);
  const viewers = new Map(learners.map((learner) => [learner, createViewer(learner, lecture, told)]));
  for (const viewer of viewers.values()) await viewer.open();

  const toBuy = courses.flatMap((course) => buyers.map((buyer) => ({ buyer, course })));
  const pages = pagesFor(courses);
  let turn = 0;
  const next = <T>(from: readonly T[]): T => from[turn % from.length] as T;

  /** One person does one thing at a time, so that the last acknowledged write is known. */
  async function alone(actor: Actor, act: () => Promise<unknown>): Promise<void> {
    if (actor.isBusy) return visit();
    actor.isBusy = true;
    await act().finally(() => {
      actor.isBusy = false;
    });
  }
  async function visit(): Promise<void> {
    tally.add(await send({ kind: 'page', path: next(pages) }));
  }
  const read = async (kind: string, path: string, cookie?: string): Promise<void> => {
    tally.add(await send({ kind, path, cookie }));
  };
  async function purchase(): Promise<void> {
    const wanted = toBuy.shift();
    if (!wanted) return visit();
    if (wanted.buyer.isBusy) {
      toBuy.push(wanted);
      return visit();
    }
    await alone(wanted.buyer, () => buy(wanted.buyer, wanted.course, told));
  }
  const acts: [number, () => Promise<void>][] = [
    [
      shares.progress,
      () => {
        const learner = next(learners);
        return alone(learner, async () => viewers.get(learner)?.save());
      },
    ],
    [shares.account, () => read('account', next(['/api/user', '/dashboard']), next(learners).cookie)],
    [shares.search, () => read('search', `/api/courses?search=${next(['risk', 'plan', 'agile'])}`)],
    [shares.newsletter, () => subscribe(told)],
    [
      shares.signIn,
      () => {
        const learner = next(learners);
        return alone(learner, () => signIn(learner, told));
      },
    ],
    [shares.order, purchase],
  ];
  function act(): Promise<void> {
    turn += 1;
    let drawn = Math.random() * 100;
    for (const [share, does] of acts) {
      drawn -= share;
      if (drawn < 0) return does();
    }
    return visit();
  }

  const begun = performance.now();
  const before = tally.total();
  const underWay = new Set<Promise<void>>();
  let isStopped = false;
  let ended = 0;
  const sending = (async () => {
    for (let sent = 0; !isStopped; await pause(tickMs)) {
      const due = Math.floor(((performance.now() - begun) / 1000) * rate);
      for (; sent < due; sent += 1) {
        if (underWay.size >= mostUnderWay) continue;
        const one: Promise<void> = act().finally(() => underWay.delete(one));
        underWay.add(one);
      }
    }
  })();
  return {
    tally,
    ledger,
    reached: () => ((tally.total() - before) / ((ended || performance.now()) - begun)) * 1000,
    async stop() {
      isStopped = true;
      await sending;
      await Promise.all(underWay);
      ended = performance.now();
    },
  };
}

/** The pages that visitors open, most often the catalogue and courses. */
const pagesFor = (courses: Course[]): string[] => [
  '/',
  '/all-courses',
  '/all-courses?page=2',
  '/all-courses?category=Agile',
  '/all-courses?sort=price-asc',
  '/about',
  '/newsletter',
  '/contact',
  ...courses.slice(0, 8).map(({ slug }) => `/courses/${slug}`),
];
