import { z } from '@hono/zod-openapi';
import { orNull } from '../../contract/api/answers.ts';
import { processingStates, watchableStates } from './processing/video-formats.ts';

/** What an upload sends. The file is streamed: this stands in the document only. */
export const UploadForm = z.object({
  file: z.string().meta({ format: 'binary' }),
  resourceType: z.enum(['image', 'video', 'raw']),
  /** Seconds of a video. The file's own length is used where it tells one. */
  duration: z.string().optional(),
});

/** `converting`: not playable yet; ask again. `unplayable`: it needs to be replaced. */
export const Watchable = z.enum(watchableStates);

/** What was found in a video, and where its processing is. */
export const VideoProcessing = z
  .object({
    /** `waiting` and `working` videos may be playable already. */
    state: z.enum(processingStates),
    /** Null until the video has been looked at. */
    container: z.string().nullable(),
    videoCodec: z.string().nullable(),
    audioCodec: z.string().nullable(),
    /** Whether learners can watch it now. */
    playable: z.boolean(),
    /** How far a conversion is. */
    percent: z.number().int().nullable(),
    /** What was found and what works, in a sentence. */
    message: z.string(),
  })
  .openapi('VideoProcessing');
export type VideoProcessing = z.infer<typeof VideoProcessing>;

/** A file as stored. `secure_url` of a picture is public; others open for their owner, for an hour. */
export const StoredFile = z
  .object({
    secure_url: z.string(),
    public_id: z.string(),
    /** Seconds of a video, null for anything else. */
    duration: z.number().nullable(),
    bytes: z.number().int(),
    original_name: z.string(),
    /** Of a video, null for anything else. */
    processing: orNull(VideoProcessing),
  })
  .openapi('StoredFile');
export type StoredFile = z.infer<typeof StoredFile>;

export const Uploaded = z
  .object({ success: z.literal(true), message: z.string(), data: StoredFile })
  .openapi('Uploaded');

export const FileAnswer = z.object({ file: StoredFile });

/** What a portrait's upload sends. The file is streamed: this stands in the document only. */
export const PhotoForm = z.object({ photo: z.string().meta({ format: 'binary' }) });

/** A portrait as stored: its address, and the id that stands for it. */
export const UploadedPhoto = z
  .object({ success: z.literal(true), message: z.string(), url: z.string(), public_id: z.string() })
  .openapi('UploadedPhoto');

export const UploadParams = z.object({ id: z.uuid('This is not the id of an upload.') });

export const PublicIdParams = z.object({ publicId: z.uuid('This is not the id of a file.') });
