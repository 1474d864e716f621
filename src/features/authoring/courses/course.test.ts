import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { courseStatuses } from '../../../contract/constants.ts';
import {
  approve,
  archive,
  type CourseState,
  isPublic,
  isRefused,
  publish,
  reject,
  toggle,
  unpublish,
} from './course.ts';

const anyState = fc.record({ status: fc.constantFrom(...courseStatuses), isPublished: fc.boolean() });

/** The steps that an instructor can take without a reviewer. */
const ownMoves = [publish, unpublish, archive];
const reviewMoves = [
  (state: CourseState) => approve(state, 'approved'),
  (state: CourseState) => approve(state, 'published'),
  reject,
];

function follow(
  start: CourseState,
  moves: ((state: CourseState) => ReturnType<typeof publish>)[],
): CourseState {
  let state = start;
  for (const move of moves) {
    const next = move(state);
    if (!isRefused(next)) state = next;
  }
  return state;
}

describe('the state of a course', () => {
  const fresh: CourseState = { status: 'draft', isPublished: false };

  test('no sequence of the instructor’s own moves puts a new course into the catalogue', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...ownMoves), { maxLength: 20 }), (moves) => {
        expect(isPublic(follow(fresh, moves))).toBe(false);
      }),
    );
  });

  test('an archived course never returns, for any role', () => {
    const moves = [...ownMoves, ...reviewMoves, (state: CourseState) => toggle(state, 'published')];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...moves), { maxLength: 20 }), (steps) => {
        expect(follow(archive(fresh), steps)).toEqual({ status: 'archived', isPublished: false });
      }),
    );
  });

  test('only a pending course can be approved or rejected', () => {
    fc.assert(
      fc.property(anyState, fc.constantFrom(...reviewMoves), (state, review) => {
        expect(isRefused(review(state))).toBe(state.status !== 'pending');
      }),
    );
  });

  test('publishing keeps a passed review, and requests one otherwise', () => {
    expect(publish({ status: 'approved', isPublished: false })).toEqual({
      status: 'approved',
      isPublished: true,
    });
    expect(publish({ status: 'published', isPublished: false })).toEqual({
      status: 'published',
      isPublished: true,
    });
    expect(publish(fresh)).toEqual({ status: 'pending', isPublished: true });
    expect(publish({ status: 'rejected', isPublished: false })).toEqual({
      status: 'pending',
      isPublished: true,
    });
  });

  test('rejecting unpublishes a course; unpublishing leaves its status unchanged', () => {
    expect(reject({ status: 'pending', isPublished: true })).toEqual({
      status: 'rejected',
      isPublished: false,
    });
    fc.assert(
      fc.property(anyState, (state) => {
        expect(unpublish(state)).toEqual({ status: state.status, isPublished: false });
      }),
    );
  });

  test('the administrator’s toggle sets both status and publication', () => {
    expect(toggle(fresh, 'published')).toEqual({ status: 'published', isPublished: true });
    expect(toggle({ status: 'approved', isPublished: true }, 'draft')).toEqual({
      status: 'draft',
      isPublished: false,
    });
  });
});
