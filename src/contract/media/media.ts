/** The URL of a public image, such as a thumbnail or profile photo. */
export const pictureUrl = (assetId: string): string => `/media/public/${assetId}`;

export const photoUrl = (assetId: string | null): string | null => (assetId ? pictureUrl(assetId) : null);

/** Width in pixels of an image's smaller version, which cards use on high-density phone screens. */
export const smallWidth = 720;

/** The URL of the smaller version of one of our images; undefined for any other URL. */
export const smallPictureUrl = (url: string): string | undefined =>
  /^\/media\/public\/[\w-]+$/.test(url) ? `${url}?width=${smallWidth}` : undefined;

/** The version of the Ogg decoder. It is part of the URL, so the response at a URL never changes. */
export const oggDecoderVersion = '1.9.0';

/** The path of a course's thumbnail in emails, in its smaller version; null without one. */
export const emailPicture = (assetId: string | null): string | null =>
  assetId ? `${pictureUrl(assetId)}?width=${smallWidth}` : null;
