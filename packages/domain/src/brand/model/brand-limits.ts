const KIB = 1024;

/** Lengths are in UTF-16 units. A logo is kept as a PNG within these pixels, twice as many as it is shown in at most. */
export const BRAND_LIMITS = {
  name: 60,
  senderName: 60,
  footer: 300,
  logoBytes: 512 * KIB,
  logoWidth: 640,
  logoHeight: 160,
  /** Detected by content, never by name. */
  logoTypes: ["image/svg+xml", "image/png"],
} as const;
