import { withErrorResponse } from "../../../../server/with-error-response";
import { handlers } from "../../../../server/auth";
import { withReadBody } from "../../../../server/read-body";

/** Auth.js's forms hold a token and a URL. */
const MAX_BYTES = 16 * 1024;

export const { GET } = handlers;

/** Reads the body within a limit first, because Auth.js reads it without one. */
export function POST(request: Request): Promise<Response> {
  return withErrorResponse(async () => handlers.POST(await withReadBody(request, MAX_BYTES)));
}
