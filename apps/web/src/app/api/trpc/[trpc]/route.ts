import { errorIdOf } from "@takt/api/error-id";
import { appRouter } from "@takt/api/root";
import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import { createContext, isExpected } from "../../../../server/api";
import { checkMutation } from "../../../../server/check-mutation";
import { log } from "../../../../server/log";
import { MAX_BATCH_SIZE } from "../../../../trpc/max-batch-size";

const WHOLE = { "cache-control": "no-store" };
/** A proxy hands on each event as it comes: nginx by the one, others by the other. */
const STREAM = { "cache-control": "no-store, no-transform", "x-accel-buffering": "no" };

async function handle(request: Request): Promise<Response> {
  const refusal = request.method === "POST" ? checkMutation(request) : null;
  if (refusal) return refusal;
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

export { handle as GET, handle as POST };
