import type { ProgramCaller } from "@takt/domain/api-keys/model/program-caller";
import type { Deps } from "@takt/domain/deps";
import { consumeQuota } from "@takt/domain/limits/consume-quota";
import { EVERYBODY } from "@takt/domain/limits/consume-rate-limit";

/** Data of a request: its headers, and a hash of its address, where it is known. */
type Bearer = { headers: Pick<Headers, "get">; visitorHash: string | null };

/**
 * Finds the program of a request by its bearer token (RFC 6750). Who guesses is slowed down by address; who has a token is never
 * stopped by them. Refuses as `find` does.
 */
export function authenticateBearer(
  deps: Pick<Deps, "db" | "clock">,
  { headers, visitorHash }: Bearer,
  find: (token: string) => Promise<ProgramCaller>,
): Promise<ProgramCaller> {
  const token = /^Bearer ([!-~]{1,200})$/i.exec(headers.get("authorization") ?? "")?.[1] ?? "";
  return find(token).catch(async (error: unknown) => {
    if (visitorHash === null) await consumeQuota(deps, EVERYBODY, "apiOfEverybody");
    else await consumeQuota(deps, visitorHash, "apiStranger");
    throw error;
  });
}
