import { changeLogo } from "@takt/domain/brand/change-logo";
import { BRAND_LIMITS } from "@takt/domain/brand/model/brand-limits";
import { readLogo } from "@takt/domain/brand/read-logo";
import { deps } from "~/server/deps";
import { errorResponse } from "~/server/error-response";
import { fileResponse } from "~/server/file-response";
import { readForm } from "~/server/read-body";
import { requireActor } from "~/server/require-actor";
import { requireSameOriginActor } from "~/server/require-same-origin-actor";
import { withErrorResponse } from "~/server/with-error-response";

/** The file, plus room for the form's own overhead. */
const MAX_BYTES = BRAND_LIMITS.logoBytes + 16 * 1024;
const A_DAY = 24 * 60 * 60;

/** The workspace that `?workspace=` names, since neither a form nor an image names one in a header. */
const toSlug = (request: Request) => new URL(request.url).searchParams.get("workspace") ?? undefined;

/** Receives the logo of a workspace: a form with `logo`, an SVG or a PNG. Answers 201 and how the workspace looks. */
export function POST(request: Request): Promise<Response> {
  return withErrorResponse(async () => {
    // Only one who manages the workspace may make the server buffer a body.
    await requireSameOriginActor(request, "workspace.manage", toSlug(request));
    const form = await readForm(request, MAX_BYTES);
    // Checked again: they may have been signed out while the form was uploading.
    const actor = await requireActor("workspace.manage", toSlug(request));
    const [logo, ...others] = form.getAll("logo");
    if (!(logo instanceof File) || others.length > 0) return errorResponse(400, "logo_invalid");
    const brand = await changeLogo(deps(), actor, new Uint8Array(await logo.arrayBuffer()));
    return Response.json(brand, { status: 201, headers: { "cache-control": "no-store" } });
  });
}

/** Answers the logo of a workspace to its members. `?v=` changes with it, so that their browsers keep it for a day. */
export function GET(request: Request): Promise<Response> {
  return withErrorResponse(async () => {
    const { workspaceId } = await requireActor("content.read", toSlug(request));
    const { mimeType, bytes, open } = await readLogo(deps(), workspaceId);
    return fileResponse(request, {
      bytes,
      open,
      headers: {
        "content-type": mimeType,
        "content-disposition": "inline",
        "cache-control": `private, max-age=${A_DAY}`,
      },
    });
  });
}
