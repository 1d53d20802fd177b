import { noticeInput } from "@takt/domain/billing/model/notice-input";
import { submitNotice } from "@takt/domain/billing/notices/submit-notice";
import { env } from "~/env";
import { createContext } from "~/server/context";
import { deps } from "~/server/deps";
import { readFormToken } from "~/server/form-token";
import { readFields } from "~/server/read-fields";
import { withErrorResponse } from "~/server/with-error-response";

/**
 * Receives a cancellation or a withdrawal from anybody, signed in or not: a JSON object of the fields of the public page.
 * Answers 201 and the notice; of wrong fields their names.
 */
export function POST(request: Request): Promise<Response> {
  return withErrorResponse(async () => {
    const { refusal, fields } = await readFields(request, noticeInput, "notice_invalid");
    if (refusal) return refusal;
    const { user, visitorHash } = await createContext();
    const formId = readFormToken(request.headers, env(), deps().clock.now());
    const visitor = { userId: user?.actor.userId ?? null, visitorHash, formId };
    const notice = await submitNotice(deps(), visitor, fields);
    return Response.json(notice, { status: 201, headers: { "cache-control": "no-store" } });
  });
}
