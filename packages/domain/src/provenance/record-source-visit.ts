import { createHash } from "node:crypto";
import { consumeRateLimit } from "../limits/consume-rate-limit";
import type { Actor } from "../shared/actor";
import type { CoreDeps } from "../shared/core-deps";

/**
 * Records that the actor opened a source of a text from Takt. The first time counts, because it shows whether a source
 * was read before the text was reviewed. Refuses with `rate_exceeded`.
 */
export async function recordSourceVisit(
  { db, clock }: Pick<CoreDeps, "db" | "clock">,
  actor: Actor,
  url: string,
): Promise<void> {
  await consumeRateLimit({ db, clock }, actor, "sourceVisit");
  const data = { userId: actor.userId, urlHash: hashUrl(url), url, openedAt: new Date(clock.now()) };
  await db.sourceVisit.createMany({ data, skipDuplicates: true });
}

/** Returns when the actor first opened each of these addresses; those never opened are missing. */
export async function listSourceVisits(
  { db }: Pick<CoreDeps, "db">,
  actor: Actor,
  urls: readonly string[],
): Promise<Map<string, Date>> {
  const rows = await db.sourceVisit.findMany({
    where: { userId: actor.userId, urlHash: { in: urls.map(hashUrl) } },
    select: { url: true, openedAt: true },
  });
  return new Map(rows.map(({ url, openedAt }) => [url, openedAt]));
}

function hashUrl(url: string): string {
  return createHash("sha256").update(url).digest("hex");
}
