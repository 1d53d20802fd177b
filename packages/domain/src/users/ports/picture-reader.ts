/** Reads a member's picture from LinkedIn; null when it cannot be read, which is logged. It never throws. */
export type PictureReader = (url: string) => Promise<Uint8Array | null>;
