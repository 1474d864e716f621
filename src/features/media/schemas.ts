import { z } from '@hono/zod-openapi';

/** What an upload sends. The file is streamed: this stands in the document only. */
export const UploadForm = z.object({
  file: z.string().meta({ format: 'binary' }),
  resourceType: z.enum(['image', 'video', 'raw']),
  /** Seconds of a video. The file's own length is used where it tells one. */
  duration: z.string().optional(),
});

/** A file as stored. `secure_url` of a picture is public; others open for their owner, for an hour. */
export const StoredFile = z
  .object({
    secure_url: z.string(),
    public_id: z.string(),
    /** Seconds of a video, null for anything else. */
    duration: z.number().nullable(),
    bytes: z.number().int(),
    original_name: z.string(),
  })
  .openapi('StoredFile');
export type StoredFile = z.infer<typeof StoredFile>;

export const Uploaded = z
  .object({ success: z.literal(true), message: z.string(), data: StoredFile })
  .openapi('Uploaded');

/** What a portrait's upload sends. The file is streamed: this stands in the document only. */
export const PhotoForm = z.object({ photo: z.string().meta({ format: 'binary' }) });

/** A portrait as stored: its address, and the id that stands for it. */
export const UploadedPhoto = z
  .object({ success: z.literal(true), message: z.string(), url: z.string(), public_id: z.string() })
  .openapi('UploadedPhoto');

export const UploadParams = z.object({ id: z.uuid('This is not the id of an upload.') });

export const PublicIdParams = z.object({ publicId: z.uuid('This is not the id of a file.') });
