import type { Failure } from "../model/failures";
import { QUOTA, SERVER_ERROR } from "../model/api-error";
import { number } from "../responses/response-events";
import type { Ending, StreamEvent } from "./send-stream";

/** Puts `failure` into a stream after `after` pieces of text; `failed` builds the failed response of Responses. */
export function injectFailure(
  events: StreamEvent[],
  failure: Failure | null,
  {
    api,
    after,
    failed,
  }: { api: "responses" | "chat"; after: number; failed: (error: typeof QUOTA) => object },
): { events: StreamEvent[]; ending: Ending } {
  const early = () => {
    let pieces = 0;
    const end = events.findIndex((event) => event.piece && ++pieces > after);
    return end < 0 ? events.slice(0, -1) : events.slice(0, end);
  };
  const isChat = api === "chat";
  /** An error of Chat Completions has no event name and no number, and ends the stream. */
  const chatError = (error: object): StreamEvent => ({ event: null, data: { error }, piece: false });
  const then = (before: StreamEvent[], ...more: ({ type: string } & Record<string, unknown>)[]) => ({
    events: [...before, ...number(more, before.length)],
    ending: "end" as const,
  });

  switch (failure) {
    case "hang_midway":
      return { events: early(), ending: "hang" };
    case "cut_midway":
      return { events: early(), ending: "cut" };
    case "silent_end":
      return { events: early(), ending: "end" };
    case "error_event":
    case "nested_error_event": {
      if (isChat) return { events: [...early(), chatError(SERVER_ERROR)], ending: "end" };
      const { type, ...flat } = SERVER_ERROR;
      return failure === "error_event"
        ? then(early(), { type: "error", ...flat })
        : then(
            early(),
            { type: "error", error: { type, ...flat } },
            { type: "response.failed", response: failed(SERVER_ERROR) },
          );
    }
    case "failed":
      return isChat
        ? { events: [...early(), chatError(SERVER_ERROR)], ending: "end" }
        : then(early(), { type: "response.failed", response: failed(SERVER_ERROR) });
    case "quota_in_stream":
      return isChat
        ? { events: [chatError(QUOTA)], ending: "end" }
        : then(
            events.slice(0, 2),
            { type: "error", error: QUOTA },
            { type: "response.failed", response: failed(QUOTA) },
          );
    default:
      return { events, ending: "end" };
  }
}
