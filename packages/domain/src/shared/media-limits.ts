/** Product specification, section 5; LinkedIn takes 2-20 images per post (Posts API, multiImage). */
export const MEDIA_LIMITS = {
  imageBytes: 5 * 1024 * 1024,
  imagesPerPost: 20,
  altTextLength: 4086,
  /** What the file picker offers. WebP is converted on upload: LinkedIn takes none. */
  imageTypes: ["image/jpeg", "image/png", "image/gif", "image/webp"],
} as const;
