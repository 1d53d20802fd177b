import type { Backend } from "../backend";
import type { Answer } from "../store/objects";
import { ApiError } from "./api-error";

const TTL_SECONDS = 24 * 3_600;

/** An answer, and the request that was answered with it first. */
export type IdempotentAnswer = Answer & { original: string | null };
type Request = { key: string; path: string; params: string; request: string };

/**
 * Executes a request with an idempotency key once and answers repetitions with what was answered first. `execute` throws
 * an ApiError only when nothing was begun, which leaves the key free.
 */
export function answerOnce(
  { store, now }: Pick<Backend, "store" | "now">,
  { key, path, params, request }: Request,
  execute: () => Answer,
): IdempotentAnswer {
  const saved = store.get("saved_answer", key);
  if (saved && saved.at > now() - TTL_SECONDS) {
    const sameWhat =
      saved.path !== path
        ? `for the same endpoint they were first used for ('${path}' vs '${saved.path}')`
        : "with the same parameters they were first used with";
    if (saved.path !== path || saved.params !== params)
      throw new ApiError(400, {
        message: `Keys for idempotent requests can only be used ${sameWhat}. Try using a key other than '${key}' if you meant to execute a different request.`,
        type: "idempotency_error",
      });
    return { status: saved.status, body: saved.body, original: saved.request };
  }
  const answer = execute();
  store.save("saved_answer", { id: key, path, params, ...answer, request, at: now() });
  return { ...answer, original: null };
}
