import { exportLog } from "@takt/domain/workspaces/export-log";
import { deps } from "~/server/deps";
import { asAttachment } from "~/server/file-response";
import { requireActor } from "~/server/require-actor";
import { withErrorResponse } from "~/server/with-error-response";

/** Answers the log of the workspace that `?workspace=` names by its slug as CSV, since a link names none in a header. */
export function GET(request: Request): Promise<Response> {
  return withErrorResponse(async () => {
    const slug = new URL(request.url).searchParams.get("workspace") ?? undefined;
    const actor = await requireActor("workspace.manage", slug);
    return new Response(await exportLog(deps(), actor), {
      headers: {
        "content-type": "text/csv; charset=utf-8",
        "content-disposition": asAttachment(slug ? `log-${slug}.csv` : "log.csv"),
        "cache-control": "private, no-store",
      },
    });
  });
}
