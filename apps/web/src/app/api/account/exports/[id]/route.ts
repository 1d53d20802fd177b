import { openExport } from "@takt/domain/account/export/open-export";
import { z } from "zod";
import { deps } from "~/server/deps";
import { errorResponse } from "~/server/error-response";
import { asAttachment, fileResponse } from "~/server/file-response";
import { requireFreshUser } from "~/server/require-actor";
import { withErrorResponse } from "~/server/with-error-response";

/** A sealed token is about a hundred characters long. */
const MAX_TOKEN_LENGTH = 500;

/**
 * Answers the file of an export, or a range of it, to its owner by the link that their page shows, for a day and after a
 * recent sign-in. A foreign id, an altered link and one that has ended are answered like a missing one.
 */
export function GET(
  request: Request,
  { params }: RouteContext<"/api/account/exports/[id]">,
): Promise<Response> {
  return withErrorResponse(async () => {
    const { actor } = await requireFreshUser();
    const id = z.uuid().safeParse((await params).id);
    const token = new URL(request.url).searchParams.get("token") ?? "";
    if (!id.success || token.length > MAX_TOKEN_LENGTH) return errorResponse(404, "export_not_found");
    const { fileName, bytes, open } = await openExport(deps(), actor, { id: id.data, token });
    const headers = { "content-type": "application/zip", "content-disposition": asAttachment(fileName) };
    return fileResponse(request, { bytes, open, headers });
  });
}
