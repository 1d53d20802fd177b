import { DomainError } from "@takt/domain/shared/domain-error";
import { refuseContent } from "./refuse-content";

/**
 * What a failure of the decoder means: the picture is damaged (`media_damaged`) or takes too long
 * (`media_too_complex`); a failure of the disk is no fault of the picture and stays as it is. libvips tells only in words.
 */
export function decodeError(error: unknown): unknown {
  if (error instanceof DomainError || isDiskError(error)) return error;
  const isTimeout = error instanceof Error && error.message.startsWith("timeout: ");
  return refuseContent(isTimeout ? "media_too_complex" : "media_damaged", { kind: "image" }, error);
}

const isDiskError = (error: unknown) =>
  error instanceof Error && /: (write error|unable to open for write)/.test(error.message);
