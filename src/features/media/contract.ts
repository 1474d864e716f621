import { z } from '@hono/zod-openapi';
import { orNull } from '../../contract/api/responses.ts';
import { processingStates, watchableStates } from './processing/video-formats.ts';

/** The form of an upload. The file is streamed: this is for the OpenAPI document only. */
export const UploadForm = z.object({
  file: z.string().meta({ format: 'binary' }),
  resourceType: z.enum(['image', 'video', 'raw']),
  /** Length of a video in seconds. The file's own length takes precedence. */
  duration: z.string().optional(),
});

/** `converting`: not playable yet; request it again later. `unplayable`: it needs to be replaced. */
export const Watchable = z.enum(watchableStates);

/** The formats found in a video, and its processing state. */
export const VideoProcessing = z
  .object({
    /** `waiting` and `working` videos may be playable already. */
    state: z.enum(processingStates),
    /** Null until the video has been inspected. */
    container: z.string().nullable(),
    videoCodec: z.string().nullable(),
    audioCodec: z.string().nullable(),
    /** Whether learners can watch it now. */
    playable: z.boolean(),
    /** Progress of a conversion. */
    percent: z.number().int().nullable(),
    /** What was found and what to do, in a sentence. */
    message: z.string(),
  })
  .openapi('VideoProcessing');
export type VideoProcessing = z.infer<typeof VideoProcessing>;

/** A stored file. The `secure_url` of an image is public; any other file's works only for its owner, for an hour. */
export const StoredFile = z
  .object({
    secure_url: z.string(),
    public_id: z.string(),
    /** Length of a video in seconds, null for anything else. */
    duration: z.number().nullable(),
    bytes: z.number().int(),
    original_name: z.string(),
    /** For a video, null for anything else. */
    processing: orNull(VideoProcessing),
  })
  .openapi('StoredFile');
export type StoredFile = z.infer<typeof StoredFile>;

export const Uploaded = z
  .object({ success: z.literal(true), message: z.string(), data: StoredFile })
  .openapi('Uploaded');

export const FileResponse = z.object({ file: StoredFile });

/** The form of a photo upload. The file is streamed: this is for the OpenAPI document only. */
export const PhotoForm = z.object({ photo: z.string().meta({ format: 'binary' }) });

/** A stored photo: its URL and its id. */
export const UploadedPhoto = z
  .object({ success: z.literal(true), message: z.string(), url: z.string(), public_id: z.string() })
  .openapi('UploadedPhoto');

export const UploadParams = z.object({ id: z.uuid('This is not a valid upload id.') });

export const PublicIdParams = z.object({ publicId: z.uuid('This is not a valid file id.') });
