import type { Answer } from "@takt/domain/posts/ports/publisher";
import { truncate } from "@takt/text/truncate";
import type { Answered, LinkedInError } from "../http/linkedin-types";

const MAX_MESSAGE_LENGTH = 500;

/** LinkedIn's receipt: status, its id for the call, its message. Neither token nor signs the database cannot keep. */
export function toAnswer({ status, headers }: Answered, error: LinkedInError | null, token: string): Answer {
  const requestId = headers["x-li-uuid"] || headers["x-li-request-id"];
  const message = error?.message && shorten(error.message.split(token).join("[token]"));
  return {
    status,
    ...(requestId ? { requestId: requestId.slice(0, 200) } : {}),
    ...(message ? { message } : {}),
  };
}

function shorten(message: string) {
  return truncate(message.replace(/[^\P{Cc}\n\t]/gu, "").trim(), MAX_MESSAGE_LENGTH);
}
