import { confirmInput } from "@takt/domain/billing/model/notice-input";
import { confirmNotice } from "@takt/domain/billing/notices/confirm-notice";
import { deps } from "~/server/deps";
import { errorResponse } from "~/server/error-response";
import { readJson } from "~/server/read-json";
import { withErrorResponse } from "~/server/with-error-response";

const MAX_BYTES = 1024;

/** Confirms a notice by the token of the link in its receipt. Answers 201 and what has come of it. */
export function POST(request: Request): Promise<Response> {
  return withErrorResponse(async () => {
    const read = await readJson(request, MAX_BYTES);
    if (read.refusal) return read.refusal;
    const input = confirmInput.safeParse(read.body);
    // A link that was cut off answers like an unknown one.
    if (!input.success) return errorResponse(404, "notice_not_found");
    const notice = await confirmNotice(deps(), input.data);
    return Response.json(notice, { status: 201, headers: { "cache-control": "no-store" } });
  });
}
