import { reviewToken } from "@takt/domain/posts/model/review-link-input";
import { readReviewFile } from "@takt/domain/posts/review-links/read-review-file";
import { headers } from "next/headers";
import { z } from "zod";
import { env } from "~/env";
import { deps } from "~/server/deps";
import { errorResponse } from "~/server/error-response";
import { asAttachment, fileResponse } from "~/server/file-response";
import { visitorHash } from "~/server/visitor-hash";
import { withErrorResponse } from "~/server/with-error-response";

/** Answers the bytes of a file, or a range of them, to whom a review link shows its post; any other is answered like a missing one. */
export function GET(
  request: Request,
  { params }: RouteContext<"/api/review/[token]/media/[id]">,
): Promise<Response> {
  return withErrorResponse(async () => {
    const sent = await params;
    const [token, id] = [reviewToken.safeParse(sent.token), z.uuid().safeParse(sent.id)];
    if (!token.success || !id.success) return errorResponse(404, "media_not_found");
    const visitor = { visitorHash: visitorHash(await headers(), env()) };
    const { file, open } = await readReviewFile(deps(), { token: token.data, id: id.data }, visitor);
    return fileResponse(request, {
      bytes: file.bytes,
      open,
      headers: {
        "content-type": file.mimeType,
        // A document can hold scripts and forms, so it is never rendered on our origin.
        "content-disposition": file.kind === "document" ? asAttachment(file.fileName) : "inline",
        "x-robots-tag": "noindex, nofollow",
      },
    });
  });
}
