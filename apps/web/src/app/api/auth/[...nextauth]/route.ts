import type { NextRequest } from "next/server";
import { handlers } from "~/server/auth";
import { withReadBody } from "~/server/read-body";
import { forAttempt } from "~/server/sign-in-attempts";
import { withErrorResponse } from "~/server/with-error-response";

/** Auth.js's forms hold a token and a URL. */
const MAX_BYTES = 16 * 1024;

/** Each tab's sign-in ends by the answer to its own. */
export function GET(request: NextRequest): Promise<Response> {
  return handlers.GET(forAttempt(request));
}

/** Reads the body within a limit first, because Auth.js reads it without one. */
export function POST(request: Request): Promise<Response> {
  return withErrorResponse(async () => handlers.POST(await withReadBody(request, MAX_BYTES)));
}
