import type { AppRouter } from "@takt/api/root";
import { httpBatchLink, httpBatchStreamLink, splitLink, type TRPCLink } from "@trpc/client";
import superjson from "superjson";
import { MAX_BATCH_SIZE } from "./max-batch-size";
import { STREAMED } from "./streamed";

const url = "/api/trpc";

/**
 * Sends calls: several together, and a stream for itself. Aborting a stream's call ends its request, by which the server
 * stops the work.
 */
export const sendLink: TRPCLink<AppRouter> = splitLink({
  condition: ({ path }) => STREAMED.has(path),
  true: httpBatchStreamLink({ url, transformer: superjson, maxItems: 1 }),
  false: httpBatchLink({ url, transformer: superjson, maxURLLength: 2048, maxItems: MAX_BATCH_SIZE }),
});
