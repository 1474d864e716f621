import { request } from '../../harness/request.ts';
import type { TestProduct } from '../../harness/test-product.ts';
import type { Person } from '../people.ts';

/** Uploads a text file for an author. @returns the id of its asset */
export async function uploadFile(product: TestProduct, author: Person): Promise<string> {
  const form = new FormData();
  form.set('resourceType', 'raw');
  form.set('file', new File(['notes'], 'notes.txt'));
  const { body } = await request<{ data: { public_id: string } }>(product, 'POST /media', {
    form,
    as: author,
  });
  return body.data.public_id;
}
