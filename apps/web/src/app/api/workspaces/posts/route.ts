import { exportPosts } from "@takt/domain/posts/export-posts";
import { deps } from "~/server/deps";
import { asAttachment } from "~/server/file-response";
import { requireActor } from "~/server/require-actor";
import { withErrorResponse } from "~/server/with-error-response";

/** Answers the posts of the workspace that `?workspace=` names by its slug as CSV, since a link names none in a header. */
export function GET(request: Request): Promise<Response> {
  return withErrorResponse(async () => {
    const slug = new URL(request.url).searchParams.get("workspace") ?? undefined;
    const actor = await requireActor("content.read", slug);
    return new Response(await exportPosts(deps(), actor), {
      headers: {
        "content-type": "text/csv; charset=utf-8",
        "content-disposition": asAttachment(slug ? `posts-${slug}.csv` : "posts.csv"),
        "cache-control": "private, no-store",
      },
    });
  });
}
