/** The address of a picture that anyone may see, such as a thumbnail or a portrait. */
export const pictureUrl = (assetId: string): string => `/media/public/${assetId}`;

export const photoUrl = (assetId: string | null): string | null => (assetId ? pictureUrl(assetId) : null);

/** Pixels across of the smaller form of a picture: what a card on a fine phone screen shows. */
export const smallWidth = 720;

/** The smaller form of a picture of ours; undefined for an address that is not ours. */
export const smallPictureUrl = (url: string): string | undefined =>
  /^\/media\/public\/[\w-]+$/.test(url) ? `${url}?width=${smallWidth}` : undefined;

/** The version of the decoder for Ogg videos, in its address: an address never changes what it answers. */
export const oggDecoderVersion = '1.9.0';
