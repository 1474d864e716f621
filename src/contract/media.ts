/** The address of a picture that anyone may see, such as a thumbnail or a portrait. */
export const pictureUrl = (assetId: string): string => `/media/public/${assetId}`;

export const photoUrl = (assetId: string | null): string | null => (assetId ? pictureUrl(assetId) : null);
