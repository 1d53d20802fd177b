import { noticeInput } from "@takt/domain/billing/model/notice-input";
import { submitNotice } from "@takt/domain/billing/notices/submit-notice";
import { createContext } from "../../../server/api";
import { deps } from "../../../server/deps";
import { errorResponse } from "../../../server/error-response";
import { readJson } from "../../../server/read-json";
import { withErrorResponse } from "../../../server/with-error-response";

/** The longest texts in four bytes a character, escaped, with room for the rest. */
const MAX_BYTES = 32 * 1024;

/**
 * Receives a cancellation or a withdrawal from anybody, signed in or not: a JSON object of the fields of the public page.
 * Answers 201 and the notice; of wrong fields their names.
 */
export function POST(request: Request): Promise<Response> {
  return withErrorResponse(async () => {
    const read = await readJson(request, MAX_BYTES);
    if (read.refusal) return read.refusal;
    const input = noticeInput.safeParse(read.body);
    if (!input.success) {
      const fields = input.error.issues.map(({ path }) => String(path[0] ?? "")).filter(Boolean);
      return errorResponse(400, "notice_invalid", { fields: [...new Set(fields)] });
    }
    const { user, visitorHash } = await createContext();
    const visitor = { userId: user?.actor.userId ?? null, visitorHash };
    const notice = await submitNotice(deps(), visitor, input.data);
    return Response.json(notice, { status: 201, headers: { "cache-control": "no-store" } });
  });
}
