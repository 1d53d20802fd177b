import type { MediaErrorCode } from "@takt/domain/media/model/media-errors";
import { DomainError } from "@takt/domain/shared/domain-error";

/** Creates the refusal of a file by its content. */
export function refuseContent(
  code: MediaErrorCode,
  data: Record<string, string | number> = {},
  cause?: unknown,
): DomainError<MediaErrorCode> {
  const error = new DomainError<MediaErrorCode>(code, data);
  if (cause !== undefined) error.cause = cause;
  return error;
}

/**
 * Maps a decoder error: the image is damaged (`media_damaged`) or takes too long (`media_too_complex`). A disk
 * error is not the image's fault and is returned unchanged. libvips reports errors only as text.
 */
export function decodeError(error: unknown): unknown {
  if (error instanceof DomainError || isDiskError(error)) return error;
  const isTimeout = error instanceof Error && error.message.startsWith("timeout: ");
  return refuseContent(isTimeout ? "media_too_complex" : "media_damaged", { kind: "image" }, error);
}

const isDiskError = (error: unknown) =>
  error instanceof Error && /: (write error|unable to open for write)/.test(error.message);
