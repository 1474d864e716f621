import { read } from '../../../../contract/api/read.ts';
import { segments } from '../../../../contract/api/segments.ts';
import { complete, incompleteForm, oneOf, required, text } from '../../../../lib/form/reading/form-fields.ts';
import type { Scope } from '../../../../lib/page/scope.ts';

type Api = Scope['api'];
type Ids = { courseId: string; threadId: string };

/** Every change to a question or an answer that its page offers. */
export const intents = [
  'answer',
  'edit',
  'delete',
  'vote',
  'unvote',
  'pin',
  'unpin',
  'close',
  'reopen',
  'accept',
  'unaccept',
  'hide',
  'unhide',
  'release',
] as const;
export type Intent = (typeof intents)[number];

/**
 * Carries out the change that a form asks for.
 * @returns the sentence to show, and whether the question itself is gone
 */
export async function changeThread(api: Api, ids: Ids, form: FormData) {
  const intent = oneOf(form, 'intent', intents);
  // Empty for the question itself: without the field, deleting an answer would delete the question.
  complete(form, ['post']);
  const postId = text(form, 'post');
  const call = postId
    ? changePost(api, { ...ids, postId }, intent, form)
    : changeQuestion(api, ids, intent, form);
  const { message } = await call;
  return { message, isGone: intent === 'delete' && !postId };
}

function changeQuestion(api: Api, { courseId, threadId }: Ids, intent: Intent, form: FormData) {
  const thread = api.threads[':threadId'];
  const param = segments({ threadId });
  switch (intent) {
    case 'edit': {
      const json = { title: text(form, 'title'), body: text(form, 'body'), ...editedIn(form) };
      return read(
        api.courses[':id'].threads[':threadId'].$put({ param: segments({ id: courseId, threadId }), json }),
      );
    }
    case 'delete':
      return read(thread.$delete({ param }));
    case 'vote':
      return read(thread.vote.$put({ param }));
    case 'unvote':
      return read(thread.vote.$delete({ param }));
    case 'pin':
      return read(thread.pin.$put({ param }));
    case 'unpin':
      return read(thread.pin.$delete({ param }));
    case 'close':
      return read(thread.closure.$put({ param }));
    case 'reopen':
      return read(thread.closure.$delete({ param }));
    case 'hide':
      return read(thread.hiding.$put({ param, json: { reason: text(form, 'reason') } }));
    case 'unhide':
      return read(thread.hiding.$delete({ param }));
    case 'release':
      return read(thread.release.$put({ param, query: shownIn(form) }));
    case 'answer': {
      const post = segments({ threadId, postId: required(form, 'newPost') });
      return read(
        thread.posts[':postId'].$put({ param: post, json: { body: text(form, 'body'), revision: '' } }),
      );
    }
    default:
      throw incompleteForm();
  }
}

function changePost(
  api: Api,
  { threadId, postId }: Ids & { postId: string },
  intent: Intent,
  form: FormData,
) {
  const post = api.threads[':threadId'].posts[':postId'];
  const param = segments({ threadId, postId });
  switch (intent) {
    case 'edit':
      return read(post.$put({ param, json: { body: text(form, 'body'), ...editedIn(form) } }));
    case 'delete':
      return read(post.$delete({ param }));
    case 'accept':
      return read(post.acceptance.$put({ param }));
    case 'unaccept':
      return read(post.acceptance.$delete({ param }));
    case 'hide':
      return read(post.hiding.$put({ param, json: { reason: text(form, 'reason') } }));
    case 'unhide':
      return read(post.hiding.$delete({ param }));
    case 'release':
      return read(post.release.$put({ param, query: shownIn(form) }));
    default:
      throw incompleteForm();
  }
}

/** The revision of the text that was edited. */
const editedIn = (form: FormData) => ({ revision: text(form, 'revision') || undefined });

/** The version of the text that the administrator read and is publishing. */
const shownIn = (form: FormData) => (form.has('editedAt') ? { editedAt: text(form, 'editedAt') } : {});
