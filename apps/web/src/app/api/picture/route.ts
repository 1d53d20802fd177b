import { DomainError } from "@takt/domain/shared/domain-error";
import { readPicture } from "@takt/domain/users/read-picture";
import { z } from "zod";
import { deps } from "~/server/deps";
import { fileResponse } from "~/server/file-response";
import { requireUser } from "~/server/require-actor";
import { withErrorResponse } from "~/server/with-error-response";

/** The address changes with the picture. */
const MAX_AGE_SECONDS = 24 * 3600;

const memberShape = z.uuid();

/**
 * Answers the copy of the signed-in user's picture, or, with `?member=`, that of somebody with whom they share a workspace;
 * whoever else the address names has none.
 */
export function GET(request: Request): Promise<Response> {
  return withErrorResponse(async () => {
    const { actor } = await requireUser();
    const member = new URL(request.url).searchParams.get("member");
    const memberId = member === null ? actor.userId : memberShape.safeParse(member).data;
    if (memberId === undefined) throw new DomainError("media_not_found");
    const { mimeType, bytes, open } = await readPicture(deps(), actor.userId, memberId);
    const headers = {
      "content-type": mimeType,
      "content-disposition": "inline",
      "cache-control": `private, max-age=${MAX_AGE_SECONDS}`,
    };
    return fileResponse(request, { bytes, open, headers });
  });
}
