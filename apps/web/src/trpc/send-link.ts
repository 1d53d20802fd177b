import type { AppRouter } from "@takt/api/root";
import { httpBatchLink, httpBatchStreamLink, httpLink, splitLink, type TRPCLink } from "@trpc/client";
import superjson from "superjson";
import { fetchWithTime } from "../features/shared/time/now";
import { workspaceHeaders } from "./workspace-headers";
import {
  isBackground,
  MAX_BATCH_SIZE,
  PAGE_USER_HEADER,
  SLOW_PROCEDURES,
  STREAMED_PROCEDURES,
} from "./protocol";

const url = "/api/trpc";

/**
 * Sends the calls of a user's page, in batches, and streamed, slow and background calls alone. Aborting a streamed call aborts its request,
 * which stops the work on the server. A call in the background outlives its page (Fetch, "keepalive").
 */
export function createSendLink(userId: string | null): TRPCLink<AppRouter> {
  const headers = () => ({ ...(userId !== null && { [PAGE_USER_HEADER]: userId }), ...workspaceHeaders() });
  const options = { url, transformer: superjson, headers, fetch: fetchWithTime };
  const background = httpLink({
    ...options,
    fetch: (input, init) => fetchWithTime(input, { ...init, keepalive: true }),
  });
  const awaited = splitLink({
    condition: ({ path }) => STREAMED_PROCEDURES.has(path),
    true: httpBatchStreamLink({ ...options, maxItems: 1 }),
    false: splitLink({
      condition: ({ path }) => SLOW_PROCEDURES.has(path),
      true: httpLink(options),
      false: httpBatchLink({ ...options, maxURLLength: 2048, maxItems: MAX_BATCH_SIZE }),
    }),
  });
  return splitLink({ condition: isBackground, true: background, false: awaited });
}
