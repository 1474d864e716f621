/** The accounts at the stores of a measurement. */
export const storeAccounts = {
  s3: { bucket: 'films', keys: { id: 'key', secret: 'a secret key' } },
  cloudinary: { cloud: 'films', key: '12345', secret: 'a-secret-key' },
};

/** The settings for storing the product's media in one of the sandbox stores at this URL. */
export function storeSettings(origin: string): Record<'s3' | 'cloudinary', Record<string, string>> {
  const { s3, cloudinary } = storeAccounts;
  return {
    s3: {
      MEDIA_STORE: 's3',
      S3_BUCKET: s3.bucket,
      S3_ENDPOINT: `${origin}/s3`,
      S3_ACCESS_KEY_ID: s3.keys.id,
      S3_SECRET_ACCESS_KEY: s3.keys.secret,
    },
    cloudinary: {
      MEDIA_STORE: 'cloudinary',
      CLOUDINARY_URL: `cloudinary://${cloudinary.key}:${cloudinary.secret}@${cloudinary.cloud}?upload_prefix=${origin}`,
    },
  };
}
