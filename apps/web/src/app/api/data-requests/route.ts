import { publicDataRequestInput } from "@takt/domain/privacy/model/data-request-input";
import { submitDataRequest } from "@takt/domain/privacy/submit-data-request";
import { env } from "~/env";
import { createContext } from "~/server/context";
import { deps } from "~/server/deps";
import { readFormToken } from "~/server/form-token";
import { readFields } from "~/server/read-fields";
import { withErrorResponse } from "~/server/with-error-response";

/**
 * Receives a data request from anybody: a JSON object of the fields of the public page. Answers 201 and what to quote; of
 * wrong fields their names.
 */
export function POST(request: Request): Promise<Response> {
  return withErrorResponse(async () => {
    const { refusal, fields } = await readFields(request, publicDataRequestInput, "data_request_invalid");
    if (refusal) return refusal;
    const { user, visitorHash } = await createContext();
    const formId = readFormToken(request.headers, env(), deps().clock.now());
    const verifiedEmail = user?.emailVerified ? user.email : null;
    const visitor = { userId: user?.actor.userId ?? null, verifiedEmail, visitorHash, formId };
    const receipt = await submitDataRequest(deps(), visitor, fields);
    return Response.json(receipt, { status: 201, headers: { "cache-control": "no-store" } });
  });
}
