import { DomainError } from "@takt/domain/shared/domain-error";
import type { MediaErrorCode } from "@takt/domain/media/model/media-errors";
import { z } from "zod";

/** The upload that a path names; what cannot be one is answered like one that is missing. */
export function readUploadId(id: unknown): string {
  const parsed = z.uuid().safeParse(id);
  if (!parsed.success) throw new DomainError<MediaErrorCode>("upload_not_found");
  return parsed.data.toLowerCase();
}
