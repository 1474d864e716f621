import { areaNames, creditAreas, creditFamilies, type StoredCredits } from '../../../contract/credits.ts';
import { anyone } from '../../../contract/viewer.ts';
import type { Context } from '../../../platform/context.ts';
import { failure } from '../../../platform/failures/failure.ts';
import { newApi } from '../../../platform/http/api.ts';
import { endpoint, respond } from '../../../platform/http/endpoint.ts';
import { examsOf } from '../../assessment/index.server.ts';
import { findAwarded } from '../awarded.server.ts';
import { criteriaOf } from '../issuing/documents.ts';
import { allSigningKeys, type KeyInfo } from '../signing/keys.server.ts';
import * as shapes from './shapes.ts';

const notAwarded = failure('credential.not_awarded', 404, 'No badge has been awarded for this.');

const achievementRoute = endpoint({
  operationId: 'getAchievement',
  method: 'get',
  path: '/credentials/achievements/{id}',
  tag: 'Credentials',
  allow: anyone,
  summary: 'What the holders of a course’s or a bundle’s badge have achieved',
  params: shapes.AchievementParams,
  response: shapes.AchievementFound,
  failures: [404],
});

const issuerRoute = endpoint({
  operationId: 'getBadgeIssuer',
  method: 'get',
  path: '/credentials/issuer',
  tag: 'Credentials',
  allow: anyone,
  summary: 'Who issues badges, and the keys they are signed with',
  response: shapes.IssuerFound,
});

/** The contents of the badge documents, for the pages that people read. */
export function badgePagesApi(ctx: Context) {
  const { appUrl } = ctx.settings;
  return newApi()
    .openapi(
      achievementRoute,
      respond(achievementRoute, async (c) => {
        const course = await findAwarded(ctx.db, c.req.valid('param').id);
        if (!course) throw notAwarded();
        const exams = await examsOf(ctx.db, course.id);
        return {
          achievement: {
            _id: course.id,
            kind: course.kind,
            name: course.title,
            description: course.subtitle,
            criteria: course.criteria || criteriaOf({ ...course, exams }),
            skills: course.skills,
            exams: exams.map(({ title, needed }) => ({ title, needed })),
            credits: presentCredits(course.credits ?? {}),
            instructor: course.instructorName,
            slug: course.isPublic ? course.slug : null,
          },
        };
      }),
    )
    .openapi(
      issuerRoute,
      respond(issuerRoute, async () => {
        const keys = (await allSigningKeys(ctx.db)).map(presentKey);
        return { issuer: { name: 'Milepost', url: appUrl, keys } };
      }),
    );
}

const presentKey = ({ kid, kind, createdAt, retiredAt, compromisedAt }: KeyInfo) => ({
  _id: kid,
  kind,
  state: compromisedAt ? ('compromised' as const) : retiredAt ? ('retired' as const) : ('current' as const),
  createdAt: createdAt.toISOString(),
});

const presentCredits = (credits: StoredCredits): shapes.Achievement['credits'] =>
  creditFamilies.flatMap((family) => {
    const credit = credits[family];
    if (!credit) return [];
    return [
      {
        family,
        amount: credit.amount / 100,
        isVerified: credit.state === 'verified',
        areas: creditAreas.flatMap((area) => {
          const amount = credit.areas[area] ?? 0;
          return amount > 0 ? [{ name: areaNames[area], amount: amount / 100 }] : [];
        }),
      },
    ];
  });
