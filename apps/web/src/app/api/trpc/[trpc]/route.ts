import { appRouter } from "@takt/api/root";
import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import { createContext, isExpected } from "../../../../server/api";
import { checkMutation } from "../../../../server/check-mutation";
import { log } from "../../../../server/log";

async function handle(request: Request): Promise<Response> {
  const refusal = request.method === "POST" ? checkMutation(request) : null;
  if (refusal) return refusal;
  return fetchRequestHandler({
    endpoint: "/api/trpc",
    req: request,
    router: appRouter,
    createContext,
    responseMeta: () => ({ headers: { "cache-control": "no-store" } }),
    onError({ error, path, ctx }) {
      if (!isExpected(error))
        log.error("api.failed", { errorId: ctx?.errorId, path, error: error.cause ?? error });
    },
  });
}

export { handle as GET, handle as POST };
