import { notCaptionsSentence } from '../../contract/text/webvtt.ts';
import { failure } from '../../platform/failure.ts';
import { wrongVideoSentence } from './rules.ts';

export const noFile = failure('media.no_file', 400, 'Please choose a file to upload.');
export const emptyFile = failure('media.empty', 400, 'This file is empty.');
export const wrongForm = failure('media.wrong_form', 400, 'Send the file in a multipart form.');
export const wrongKind = failure(
  'media.wrong_resource_type',
  400,
  'Say what the file is: resourceType must be image, video or raw.',
);
export const incomplete = failure(
  'media.incomplete',
  400,
  'The upload ended before the whole file had arrived. Please try again.',
);
export const tooLarge = failure('media.too_large', 413, 'This file is too large.');
export const quotaUsedUp = failure('media.quota', 409, 'You have too many uploads that nothing uses yet.');
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
  'The length of this video cannot be read. Please export it again.',
);
export const wrongImage = failure(
  'media.wrong_image',
  415,
  'Only JPEG, PNG, WebP, GIF or AVIF images are allowed',
);
export const wrongReceipt = failure(
  'media.wrong_receipt',
  415,
  'Please upload the receipt as a picture (JPG, PNG, WebP) or a PDF.',
);
export const brokenImage = failure('media.broken_image', 415, 'This image is damaged and cannot be read.');
export const wrongCaptions = failure('media.wrong_captions', 415, notCaptionsSentence);
export const activeContent = failure(
  'media.active_content',
  415,
  'Web pages, SVG drawings and programs cannot be uploaded. Please use a document, a picture or an archive.',
);
export const unknownAsset = failure('media.not_found', 404, 'This file does not exist any more.');
export const unknownUpload = failure('upload.not_found', 404, 'This upload does not exist any more.');
export const incompleteUpload = failure('upload.incomplete', 409, 'Parts of this file have not arrived yet.');
export const noLength = failure(
  'upload.no_length',
  400,
  'Say how large the file is: Upload-Length is missing.',
);
export const finishedUpload = failure(
  'upload.finished',
  409,
  'This upload is finished. Delete its file instead.',
);
export const tooMany = failure('upload.too_many', 413, 'More bytes arrived than were announced.');
export const notRemoved = failure('media.not_removed', 503, 'Failed to delete media from Cloudinary');
export const inUse = failure(
  'media.in_use',
  409,
  'This file is in use. Take it out of the course or the profile that shows it and save, then it is deleted as well.',
);
