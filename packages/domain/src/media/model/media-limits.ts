const MIB = 1024 * 1024;

/**
 * Limits of media. A post has up to 20 images, or one video, or one document (Microsoft Learn, LinkedIn: MultiImage API
 * takes 2-20 images; Videos API 3 s - 30 min, from 75 KB; Documents API at most 300 pages).
 */
export const MEDIA_LIMITS = {
  imageBytes: 5 * MIB,
  videoBytes: 200 * MIB,
  documentBytes: 100 * MIB,
  /** Of a file that a program sends in one request; larger ones come in parts. */
  requestBytes: 20 * MIB,
  imagesPerPost: 20,
  altTextLength: 4086,
  titleLength: 200,
  /** Types that the file picker offers. WebP is converted on upload: LinkedIn does not accept it. */
  imageTypes: ["image/jpeg", "image/png", "image/gif", "image/webp"],
  /** One container under several names; M4V is Apple's, 3GP that of phones. */
  videoTypes: ["video/mp4", "video/x-m4v", "video/3gpp", "video/3gpp2"],
  documentTypes: ["application/pdf"],
  videoMinBytes: 75 * 1024,
  videoSeconds: { least: 3, most: 30 * 60 },
  documentPages: 300,
  /** Limits of one member's unfinished uploads, so that they cannot fill the disk. */
  unfinishedBytes: 1024 * MIB,
  unfinishedUploads: 20,
  unfinishedHours: 24,
  /** Limits of one member's stored files: of drafts, scheduled and published posts. */
  storedBytes: 5 * 1024 * MIB,
  storedFiles: 10_000,
} as const;
