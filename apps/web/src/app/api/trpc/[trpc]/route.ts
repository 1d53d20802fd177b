import { getErrorId } from "@takt/api/core/error-id";
import { toTrpcError } from "@takt/api/core/to-trpc-error";
import type { Context } from "@takt/api/core/trpc";
import { appRouter } from "@takt/api/root";
import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import { isExpected } from "~/server/api";
import { createContext } from "~/server/context";
import { withErrorResponse } from "~/server/with-error-response";
import { checkMutation } from "~/server/same-origin";
import { log } from "~/server/log";
import { withReadBody } from "~/server/read-body";
import { MAX_BATCH_SIZE, PAGE_USER_HEADER } from "~/trpc/protocol";

const WHOLE = { "cache-control": "no-store" };
/** Keeps proxies from buffering a stream: `x-accel-buffering` is for nginx, `no-transform` for others. */
const STREAM = { "cache-control": "no-store, no-transform", "x-accel-buffering": "no" };

/** Larger than a batch of a few of the longest drafts with all their hashtags and alternative texts. */
const MAX_BYTES = 1024 * 1024;

/** Reads the body before the session: the user may have been signed out while the body was uploading. */
function handlePost(request: Request): Promise<Response> {
  return withErrorResponse(
    async () => checkMutation(request) ?? handle(await withReadBody(request, MAX_BYTES)),
  );
}

/** The context of a call from a page. The page of another user than the one who is signed in by now has no session. */
async function createPageContext({ headers }: Request): Promise<Context> {
  const context = await createContext().catch((error: unknown) => {
    throw toTrpcError(error);
  });
  const pageUserId = headers.get(PAGE_USER_HEADER) ?? context.user?.actor.userId;
  return context.user?.actor.userId === pageUserId ? context : { ...context, user: null, session: null };
}

function handle(request: Request): Promise<Response> {
  return fetchRequestHandler({
    endpoint: "/api/trpc",
    req: request,
    router: appRouter,
    createContext: () => createPageContext(request),
    maxBatchSize: MAX_BATCH_SIZE,
    responseMeta: ({ info }) => ({ headers: info?.accept === "application/jsonl" ? STREAM : WHOLE }),
    onError({ error, path, ctx }) {
      if (!isExpected(error))
        log.error("api.failed", { errorId: getErrorId(error, ctx), path, error: error.cause ?? error });
    },
  });
}

export { handle as GET, handlePost as POST };
