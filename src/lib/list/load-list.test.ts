import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { ApiFailure } from '../../contract/api/read.ts';
import { readFlash } from '../page/flash.ts';
import { loadList } from './load-list.ts';

const query = z.object({ page: z.coerce.number().default(1), search: z.string().optional() });
const requestOf = (address: string) => new Request(`http://here/list${address}`);
const failing =
  (status: number, failure = { code: 'list.broken', message: 'The list is broken.' }) =>
  async () => {
    throw new ApiFailure(status, { success: false, ...failure });
  };

describe('loading a list', () => {
  it('asks for the page and the search in the URL, and for as many rows as a page has', async () => {
    const ask = vi.fn(async ({ page, limit }: { page: number; limit: number }) => ({
      page,
      limit,
      total: 90,
    }));
    const loaded = await loadList(requestOf('?page=2&search=depot&colour=red'), { query, limit: 20 }, ask);
    expect(ask).toHaveBeenCalledExactlyOnceWith({ page: 2, search: 'depot', limit: 20 });
    expect(loaded).toEqual({ data: { page: 2, limit: 20, total: 90 }, error: null });
  });
  it('shows the last page where the list has become shorter', async () => {
    const ask = async ({ page, limit }: { page: number; limit: number }) => ({ page, limit, total: 45 });
    const loaded = await loadList(requestOf('?page=9'), { query, limit: 20 }, ask);
    expect(loaded.data?.page).toBe(3);
  });
  it('passes on the message of the API, or the page’s own sentence', async () => {
    const options = { query, limit: 20 };
    expect(await loadList(requestOf(''), options, failing(500))).toEqual({
      data: null,
      error: 'The list is broken.',
    });
    const failed = ({ message }: Error) => `No orders. ${message}`;
    const own = await loadList(requestOf(''), { ...options, failed }, failing(500));
    expect(own.error).toBe('No orders. The list is broken.');
  });
  it('shows its own sentence when the API has no specific message', async () => {
    const broken = failing(500, { code: 'service.broken', message: 'Something went wrong' });
    const { error } = await loadList(requestOf(''), { query, limit: 20 }, broken);
    expect(error).toBe('We couldn’t load this list. Please try again in a moment.');
  });
  it('throws a 404 response when the list’s parent does not exist', async () => {
    const refused = await loadList(requestOf(''), { query, limit: 20 }, failing(404)).catch((error) => error);
    expect([refused instanceof Response, refused.status]).toEqual([true, 404]);
  });
  it('redirects to the dashboard, which says why, when the list is not for this user', async () => {
    const refusal = { code: 'threads.not_taking_part', message: 'You are not enrolled in this course' };
    const refused = await loadList(requestOf(''), { query, limit: 20 }, failing(403, refusal)).catch(
      (error) => error,
    );
    expect([refused instanceof Response, refused.headers?.get('location')]).toEqual([true, '/dashboard']);
    expect(readFlash(refused.headers.get('set-cookie'))).toEqual({ tone: 'error', message: refusal.message });
  });
  it('does not take a proxy’s 403 for our own', async () => {
    const proxy = failing(403, { code: 'response.not_json', message: 'Forbidden' });
    const { error } = await loadList(requestOf(''), { query, limit: 20 }, proxy);
    expect(error).toBe('We couldn’t load this list. Please try again in a moment.');
  });
  it('leaves an ended session and any other error to the page', async () => {
    const options = { query, limit: 20 };
    await expect(loadList(requestOf(''), options, failing(401))).rejects.toBeInstanceOf(ApiFailure);
    const broken = async () => Promise.reject(new TypeError('fetch failed'));
    await expect(loadList(requestOf(''), options, broken)).rejects.toBeInstanceOf(TypeError);
  });
});
