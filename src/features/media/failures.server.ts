import { notCaptionsSentence } from '../../contract/text/webvtt.ts';
import { failure } from '../../platform/failures/failure.ts';
import { wrongReceiptSentence, wrongVideoSentence } from './rules.ts';

export const noFile = failure('media.no_file', 400, 'Please choose a file to upload.');
export const emptyFile = failure('media.empty', 400, 'This file is empty.');
export const wrongForm = failure('media.wrong_form', 400, 'Send the file in a multipart form.');
export const wrongKind = failure(
  'media.wrong_resource_type',
  400,
  'Specify the file type: resourceType must be image, video or raw.',
);
export const incomplete = failure(
  'media.incomplete',
  400,
  'The upload ended before the whole file had arrived. Please try again.',
);
export const tooLarge = failure('media.too_large', 413, 'This file is too large.');
export const quotaUsedUp = failure('media.quota', 409, 'You have too many unused uploads.');
export const wrongVideo = failure('media.wrong_video', 415, wrongVideoSentence);
export const unplayableVideo = failure('media.unplayable_video', 415, 'Browsers cannot play this video.');
export const brokenVideo = failure(
  'media.broken_video',
  415,
  'This video is damaged or incomplete and cannot be played. Please export it again.',
);
export const endlessVideo = failure(
  'media.no_duration',
  415,
  'We can’t read the length of this video. Please export it again.',
);
export const wrongImage = failure(
  'media.wrong_image',
  415,
  'Only JPEG, PNG, WebP, GIF or AVIF images are allowed',
);
export const wrongReceipt = failure('media.wrong_receipt', 415, wrongReceiptSentence);
export const brokenImage = failure('media.broken_image', 415, 'This image is damaged and cannot be read.');
export const wrongCaptions = failure('media.wrong_captions', 415, notCaptionsSentence);
export const activeContent = failure(
  'media.active_content',
  415,
  'Web pages, SVG files and programs can’t be uploaded. Please use a document, an image or an archive.',
);
export const unknownAsset = failure('media.not_found', 404, 'This file no longer exists.');
export const unknownUpload = failure('upload.not_found', 404, 'This upload no longer exists.');
export const incompleteUpload = failure('upload.incomplete', 409, 'Parts of this file have not arrived yet.');
export const noLength = failure('upload.no_length', 400, 'Specify the file size: Upload-Length is missing.');
export const finishedUpload = failure(
  'upload.finished',
  409,
  'This upload is finished. Delete its file instead.',
);
export const busyUpload = failure(
  'upload.busy',
  503,
  'Another request is still sending this upload. Please try again in a moment.',
);
export const tooMany = failure('upload.too_many', 413, 'The upload is larger than its declared size.');
export const notRemoved = failure('media.not_removed', 503, 'Failed to delete media from Cloudinary');
export const inUse = failure(
  'media.in_use',
  409,
  'This file is in use. Remove it from the course or profile that uses it and save; it is then deleted too.',
);
