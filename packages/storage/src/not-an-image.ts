import type { MediaErrorCode } from "@takt/domain/media/model/media-errors";
import { DomainError } from "@takt/domain/shared/domain-error";

/** The refusal of what is no picture, or none that LinkedIn takes. */
export function notAnImage(cause?: unknown) {
  const error = new DomainError<MediaErrorCode>("media_type_invalid");
  if (cause !== undefined) error.cause = cause;
  return error;
}
