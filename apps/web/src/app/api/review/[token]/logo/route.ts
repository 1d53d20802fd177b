import { reviewToken } from "@takt/domain/posts/model/review-link-input";
import { readReviewLogo } from "@takt/domain/posts/review-links/read-review-logo";
import { headers } from "next/headers";
import { env } from "~/env";
import { deps } from "~/server/deps";
import { errorResponse } from "~/server/error-response";
import { fileResponse } from "~/server/file-response";
import { visitorHash } from "~/server/visitor-hash";
import { withErrorResponse } from "~/server/with-error-response";

/** Answers the logo of the workspace of a review link, to whom the link shows its post. */
export function GET(
  request: Request,
  { params }: RouteContext<"/api/review/[token]/logo">,
): Promise<Response> {
  return withErrorResponse(async () => {
    const token = reviewToken.safeParse((await params).token);
    if (!token.success) return errorResponse(404, "logo_not_found");
    const visitor = { visitorHash: visitorHash(await headers(), env()) };
    const { mimeType, bytes, open } = await readReviewLogo(deps(), token.data, visitor);
    return fileResponse(request, {
      bytes,
      open,
      headers: {
        "content-type": mimeType,
        "content-disposition": "inline",
        "x-robots-tag": "noindex, nofollow",
      },
    });
  });
}
