import type { StoredImage } from "@takt/domain/media/ports/file-store";

/** A picture that LinkedIn takes, in a file that has no place yet. */
export type PreparedImage = Pick<StoredImage, "mimeType" | "width" | "height"> & { file: string };
