import { randomUUID } from "node:crypto";
import type { CoreDeps } from "../shared/core-deps";
import { DomainError } from "../shared/domain-error";
import type { ApiKeyErrorCode } from "./model/api-key-errors";

/** Longer than any request takes: one without an answer by then has died. */
const LEASE_MS = 60_000;

/** An answer as it is kept for a day: status, headers and body. */
export type StoredAnswer = { status: number; headers: Record<string, string>; body: string };

/** A request that its program has named, with the SHA-256 of its method, path and body. */
export type NamedRequest = { apiKeyId: string; key: string; requestHash: string };

type Deps = Pick<CoreDeps, "db" | "clock">;

/**
 * Answers a named request once: repeated, it gets the answer of the first, whatever has happened since. `answer` gets the id
 * of what it creates, which is the same when a request is tried again whose process died. What failed by Takt's fault (5xx),
 * or for now (429), is not kept.
 * Refuses with `idempotency_key_reused`, and with `idempotency_key_busy` while the first is being answered.
 */
export async function answerOnce(
  deps: Deps,
  request: NamedRequest,
  answer: (createsId: string) => Promise<StoredAnswer>,
): Promise<StoredAnswer & { isRepeated: boolean }> {
  const claimed = await claim(deps, request);
  if (claimed.stored) return { ...claimed.stored, isRepeated: true };
  const where = { apiKeyId_key: { apiKeyId: request.apiKeyId, key: request.key } };
  const answered = await answer(claimed.createsId).catch(async (error: unknown) => {
    await deps.db.apiAnswer.deleteMany({ where: where.apiKeyId_key });
    throw error;
  });
  if (answered.status >= 500 || answered.status === 429)
    await deps.db.apiAnswer.deleteMany({ where: where.apiKeyId_key });
  else await deps.db.apiAnswer.update({ where, data: answered });
  return { ...answered, isRepeated: false };
}

type Claimed = { createsId: string; stored: StoredAnswer | null };

/** One of many at the same time gets the row; the others find it taken. */
async function claim({ db, clock }: Deps, { apiKeyId, key, requestHash }: NamedRequest): Promise<Claimed> {
  const now = new Date(clock.now());
  const [row] = await db.$queryRaw<{ createsId: string }[]>`
    insert into api_answers (api_key_id, key, request_hash, creates_id, tried_at)
    values (${apiKeyId}::uuid, ${key}, ${requestHash}, ${randomUUID()}::uuid, ${now})
    on conflict (api_key_id, key) do update set tried_at = excluded.tried_at
    where api_answers.status is null and api_answers.request_hash = excluded.request_hash
      and api_answers.tried_at < ${new Date(now.getTime() - LEASE_MS)}
    returning creates_id as "createsId"`;
  if (row) return { ...row, stored: null };
  const taken = await db.apiAnswer.findUnique({ where: { apiKeyId_key: { apiKeyId, key } } });
  if (taken && taken.requestHash !== requestHash) throw refusal("idempotency_key_reused");
  if (!taken || taken.status === null || taken.body === null) throw refusal("idempotency_key_busy");
  const { createsId, status, headers, body } = taken;
  return { createsId, stored: { status, headers: headers as Record<string, string>, body } };
}

const refusal = (code: ApiKeyErrorCode) => new DomainError<ApiKeyErrorCode>(code);
