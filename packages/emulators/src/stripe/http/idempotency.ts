import type { Backend } from "../backend";
import { ApiError } from "./api-error";

const TTL_SECONDS = 24 * 3_600;
const MAX_LENGTH = 255;

export type Answer = { status: number; body: unknown };
export type IdempotentAnswer = Answer & { original: string | null };

/** Executes requests with an idempotency key once and answers repetitions with what was answered first. */
export function createIdempotency({ store, now }: Pick<Backend, "store" | "now">) {
  const running = new Set<string>();

  /** `execute` answers; it throws an ApiError only when nothing was begun, which leaves the key free. */
  return async function once(
    { key, path, params, request }: { key: string; path: string; params: string; request: string },
    execute: () => Promise<Answer>,
  ): Promise<IdempotentAnswer> {
    if (key.length > MAX_LENGTH)
      throw conflict(400, `Idempotency keys may be at most ${MAX_LENGTH} characters long.`);
    if (running.has(key)) throw inUse(key);
    const saved = store.get("saved_answer", key);
    if (saved && saved.at > now() - TTL_SECONDS) {
      checkSame(saved, { key, path, params });
      return { status: saved.status, body: saved.body, original: saved.request };
    }
    running.add(key);
    try {
      const answer = await execute();
      store.save("saved_answer", { id: key, path, params, ...answer, request, at: now() });
      return { ...answer, original: null };
    } finally {
      running.delete(key);
    }
  };
}

function checkSame(
  saved: { path: string; params: string },
  { key, path, params }: { key: string; path: string; params: string },
) {
  const advice = `Try using a key other than '${key}' if you meant to execute a different request.`;
  if (saved.path !== path)
    throw conflict(
      400,
      `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${path}' vs '${saved.path}'). ${advice}`,
    );
  if (saved.params !== params)
    throw conflict(
      400,
      `Keys for idempotent requests can only be used with the same parameters they were first used with. ${advice}`,
    );
}

const conflict = (status: 400 | 409, message: string) =>
  new ApiError(status, { message, type: "idempotency_error" }, true);

const inUse = (key: string) =>
  new ApiError(
    409,
    {
      code: "idempotency_key_in_use",
      doc_url: "https://stripe.com/docs/error-codes/idempotency-key-in-use",
      message: `There is currently another in-progress request using this Stripe-Idempotent-Key (that probably means you submitted twice, and the other request is still going through): ${key}.`,
      type: "idempotency_error",
    },
    true,
  );
