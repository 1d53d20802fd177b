const MIB = 1024 * 1024;

/** The files that LinkedIn takes of a post, where that is more than Takt does (docs/linkedin-api.md, Files). */
export const LINKEDIN_FILES: {
  types: Record<"image" | "video" | "document", readonly string[]>;
  /** A picture has fewer than these. */
  imagePixels: number;
  videoBytes: number;
} = {
  types: {
    image: ["image/jpeg", "image/png", "image/gif"],
    video: ["video/mp4"],
    document: [
      "application/pdf",
      "application/msword",
      "application/vnd.ms-powerpoint",
      "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
      "application/vnd.openxmlformats-officedocument.presentationml.presentation",
    ],
  },
  imagePixels: 36_152_320,
  videoBytes: 500 * MIB,
};
