import { readPicture } from "@takt/domain/users/read-picture";
import { deps } from "~/server/deps";
import { fileResponse } from "~/server/file-response";
import { requireUser } from "~/server/require-actor";
import { withErrorResponse } from "~/server/with-error-response";

/** The address changes with the picture. */
const MAX_AGE_SECONDS = 24 * 3600;

/** Answers the copy of the signed-in user's picture, whoever the address names. */
export function GET(request: Request): Promise<Response> {
  return withErrorResponse(async () => {
    const { actor } = await requireUser();
    const { mimeType, bytes, open } = await readPicture(deps(), actor.userId);
    const headers = {
      "content-type": mimeType,
      "content-disposition": "inline",
      "cache-control": `private, max-age=${MAX_AGE_SECONDS}`,
    };
    return fileResponse(request, { bytes, open, headers });
  });
}
