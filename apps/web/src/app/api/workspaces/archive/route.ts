import { openWorkspaceArchive } from "@takt/domain/archive/open-workspace-archive";
import { deps } from "~/server/deps";
import { asAttachment, streamResponse } from "~/server/file-response";
import { requireActor } from "~/server/require-actor";
import { withErrorResponse } from "~/server/with-error-response";

/** Answers everything of the workspace that `?workspace=` names by its slug as a ZIP, since a link names none in a header. */
export function GET(request: Request): Promise<Response> {
  return withErrorResponse(async () => {
    const slug = new URL(request.url).searchParams.get("workspace") ?? undefined;
    const actor = await requireActor("workspace.manage", slug);
    const { fileName, stream } = await openWorkspaceArchive(deps(), actor);
    return streamResponse(request, stream, {
      "content-type": "application/zip",
      "content-disposition": asAttachment(fileName),
    });
  });
}
