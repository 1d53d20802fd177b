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
