import { publicDataRequestInput } from "@takt/domain/privacy/model/data-request-input";
import { submitDataRequest } from "@takt/domain/privacy/submit-data-request";
import { createContext } from "../../../server/api";
import { deps } from "../../../server/deps";
import { errorResponse } from "../../../server/error-response";
import { readJson } from "../../../server/read-json";
import { withErrorResponse } from "../../../server/with-error-response";

/** The longest texts in four bytes a character, escaped, with room for the rest. */
const MAX_BYTES = 32 * 1024;

/**
 * Receives a data request from anybody: a JSON object of the fields of the public page. Answers 201 and what to quote; of
 * wrong fields their names.
 */
export function POST(request: Request): Promise<Response> {
  return withErrorResponse(async () => {
    const read = await readJson(request, MAX_BYTES);
    if (read.refusal) return read.refusal;
    const input = publicDataRequestInput.safeParse(read.body);
    if (!input.success) {
      const fields = input.error.issues.map(({ path }) => String(path[0] ?? "")).filter(Boolean);
      return errorResponse(400, "data_request_invalid", { fields: [...new Set(fields)] });
    }
    const { user, visitorHash } = await createContext();
    const verifiedEmail = user?.emailVerified ? user.email : null;
    const visitor = { userId: user?.actor.userId ?? null, verifiedEmail, visitorHash };
    const receipt = await submitDataRequest(deps(), visitor, input.data);
    return Response.json(receipt, { status: 201, headers: { "cache-control": "no-store" } });
  });
}
