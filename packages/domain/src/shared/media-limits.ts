const MIB = 1024 * 1024;

/**
 * Product specification, section 5, and product decisions, section 3. A post has up to 20 images, or one video, or one
 * document (LinkedIn: Posts API, multiImage takes 2-20; Videos API 3 s - 30 min, from 75 KB; Documents API <= 300 pages).
 */
export const MEDIA_LIMITS = {
  imageBytes: 5 * MIB,
  videoBytes: 200 * MIB,
  documentBytes: 100 * MIB,
  imagesPerPost: 20,
  altTextLength: 4086,
  titleLength: 200,
  /** What the file picker offers. WebP is converted on upload: LinkedIn takes none. */
  imageTypes: ["image/jpeg", "image/png", "image/gif", "image/webp"],
  videoTypes: ["video/mp4"],
  documentTypes: ["application/pdf"],
  videoLeastBytes: 75 * 1024,
  videoSeconds: { least: 3, most: 30 * 60 },
  documentPages: 300,
  /** Begun and not finished, of one member together: a disk is not filled by what nobody finishes. */
  unfinishedBytes: 1024 * MIB,
  unfinishedUploads: 20,
  unfinishedHours: 24,
  /** Kept, of one member together: files of drafts, of scheduled and of published posts. */
  keptBytes: 5 * 1024 * MIB,
  keptFiles: 10_000,
} as const;
