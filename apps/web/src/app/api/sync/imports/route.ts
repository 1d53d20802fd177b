import { SYNC_LIMITS } from "@takt/domain/sync/model/sync-limits";
import { proposeImport } from "@takt/domain/sync/imports/propose-import";
import { deps } from "~/server/deps";
import { errorResponse } from "~/server/error-response";
import { readForm } from "~/server/read-body";
import { requireSameOriginActor } from "~/server/require-same-origin-actor";
import { withErrorResponse } from "~/server/with-error-response";

/** The largest file, plus room for the form's own overhead. */
const MAX_BYTES = SYNC_LIMITS.fileBytes + 64 * 1024;

/** Takes one of the member's files from LinkedIn, a form with `file`, and answers 201 with what was recognised in it. */
export function POST(request: Request): Promise<Response> {
  return withErrorResponse(async () => {
    // Only a signed-in user may make the server buffer a body.
    await requireSameOriginActor(request, "account.own");
    const form = await readForm(request, MAX_BYTES);
    // Checked again: the user may have been signed out while the form was uploading.
    const actor = await requireSameOriginActor(request, "account.own");
    const file = form.get("file");
    if (file === null || typeof file === "string" || [...form.keys()].length !== 1)
      return errorResponse(400, "import_empty");
    const bytes = new Uint8Array(await file.arrayBuffer());
    const run = await proposeImport(deps(), actor, { bytes, fileName: file.name });
    return Response.json(run, { status: 201, headers: { "cache-control": "no-store" } });
  });
}
