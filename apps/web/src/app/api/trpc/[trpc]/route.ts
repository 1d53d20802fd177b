import { errorIdOf } from "@takt/api/error-id";
import { appRouter } from "@takt/api/root";
import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import { createContext, isExpected } from "../../../../server/api";
import { answerErrors } from "../../../../server/answer-errors";
import { checkMutation } from "../../../../server/check-mutation";
import { log } from "../../../../server/log";
import { withReadBody } from "../../../../server/read-body";
import { MAX_BATCH_SIZE } from "../../../../trpc/max-batch-size";

const WHOLE = { "cache-control": "no-store" };
/** A proxy hands on each event as it comes: nginx by the one, others by the other. */
const STREAM = { "cache-control": "no-store, no-transform", "x-accel-buffering": "no" };

/** More than the longest draft with all its hashtags and alternative texts, in a batch of a few. */
const MAX_BYTES = 1024 * 1024;

/** Who asks is looked up once the whole body is there: somebody may have been signed out while it was on its way. */
function handlePost(request: Request): Promise<Response> {
  return answerErrors(async () => checkMutation(request) ?? handle(await withReadBody(request, MAX_BYTES)));
}

function handle(request: Request): Promise<Response> {
  return fetchRequestHandler({
    endpoint: "/api/trpc",
    req: request,
    router: appRouter,
    createContext,
    maxBatchSize: MAX_BATCH_SIZE,
    responseMeta: ({ info }) => ({ headers: info?.accept === "application/jsonl" ? STREAM : WHOLE }),
    onError({ error, path, ctx }) {
      if (!isExpected(error))
        log.error("api.failed", { errorId: errorIdOf(error, ctx), path, error: error.cause ?? error });
    },
  });
}

export { handle as GET, handlePost as POST };
