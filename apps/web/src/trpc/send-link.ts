import type { AppRouter } from "@takt/api/root";
import { httpBatchLink, httpBatchStreamLink, splitLink, type TRPCLink } from "@trpc/client";
import superjson from "superjson";
import { MAX_BATCH_SIZE } from "./max-batch-size";
import { STREAMED_PROCEDURES } from "./streamed-procedures";

const url = "/api/trpc";

/**
 * Sends calls in batches, and streamed calls alone. Aborting a streamed call aborts its request, which stops the work on
 * the server.
 */
export const sendLink: TRPCLink<AppRouter> = splitLink({
  condition: ({ path }) => STREAMED_PROCEDURES.has(path),
  true: httpBatchStreamLink({ url, transformer: superjson, maxItems: 1 }),
  false: httpBatchLink({ url, transformer: superjson, maxURLLength: 2048, maxItems: MAX_BATCH_SIZE }),
});
