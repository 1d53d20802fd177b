import { confirmDataRequest } from "@takt/domain/privacy/confirm-data-request";
import { confirmDataRequestInput } from "@takt/domain/privacy/model/data-request-input";
import { deps } from "~/server/deps";
import { errorResponse } from "~/server/error-response";
import { readJson } from "~/server/read-json";
import { withErrorResponse } from "~/server/with-error-response";

const MAX_BYTES = 1024;

/** Confirms the address of a data request by the token of the link in its receipt. Answers 201 and what to quote. */
export function POST(request: Request): Promise<Response> {
  return withErrorResponse(async () => {
    const read = await readJson(request, MAX_BYTES);
    if (read.refusal) return read.refusal;
    const input = confirmDataRequestInput.safeParse(read.body);
    // A link that was cut off answers like an unknown one.
    if (!input.success) return errorResponse(404, "data_request_link_invalid");
    const receipt = await confirmDataRequest(deps(), input.data);
    return Response.json(receipt, { status: 201, headers: { "cache-control": "no-store" } });
  });
}
