import { DomainError } from "@takt/domain/shared/domain-error";
import type { MediaErrorCode } from "@takt/domain/media/model/media-errors";
import { z } from "zod";

/** Parses the upload id of a path; an invalid id is answered like a missing upload. */
export function readUploadId(id: unknown): string {
  const parsed = z.uuid().safeParse(id);
  if (!parsed.success) throw new DomainError<MediaErrorCode>("upload_not_found");
  return parsed.data.toLowerCase();
}
