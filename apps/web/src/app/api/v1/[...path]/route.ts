import { API_BODY_BYTES, answerRequest, refuseBody } from "@takt/api/public/answer-request";
import { env } from "~/env";
import { deps } from "~/server/deps";
import { getErrorText } from "~/server/get-error-text";
import { HttpError } from "~/server/error-response";
import { negotiateLocale } from "~/server/negotiate-locale";
import { readBody } from "~/server/read-body";
import { visitorAddressKind, visitorHash } from "~/server/visitor-hash";

/** Answers programs: the public API, whose operations are in packages/api/src/public. No page may call it (no CORS). */
async function handle(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const locale = negotiateLocale(undefined, request.headers.get("accept-language"));
  const say = await getErrorText(locale);
  const place = { deps: deps(), say, docsUrl: new URL("/developers/errors", env().AUTH_URL).href };
  const body = await readBody(request, API_BODY_BYTES).catch((error: unknown) => {
    if (error instanceof HttpError) return null;
    throw error;
  });
  const answer =
    body === null
      ? refuseBody(place)
      : await answerRequest(place, {
          method: request.method,
          path: pathname.replace(/^\/api\/v1/, ""),
          query: searchParams,
          headers: request.headers,
          body,
          visitorHash: visitorHash(request.headers, env()),
          addressKind: visitorAddressKind(request.headers, env()),
        });
  return new Response(answer.body, answer);
}

export {
  handle as DELETE,
  handle as GET,
  handle as HEAD,
  handle as OPTIONS,
  handle as PATCH,
  handle as POST,
  handle as PUT,
};
