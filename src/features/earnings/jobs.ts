import { z } from 'zod';

/** Tells instructors about a version of the terms, or that it was cancelled. */
export const announceTermsJob = { name: 'announce_terms', payload: z.object({ version: z.number() }) };

/** Tells an instructor about their individual shares, or that these were cancelled. */
export const announceSharesJob = { name: 'announce_shares', payload: z.object({ id: z.string() }) };
