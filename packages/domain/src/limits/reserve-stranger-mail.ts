import { createHash } from "node:crypto";
import type { CoreDeps } from "../shared/core-deps";
import { consumeWindow, EVERYBODY, windowAt } from "./consume-rate-limit";
import { foldMailbox } from "./model/fold-mailbox";
import type { Stranger } from "./model/stranger";
import { RATE_LIMITS, type RateBucket } from "./model/rate-limits";

/** Windows that are tried before an e-mail simply waits for the next one: other calls fill them at the same time. */
const MAX_ATTEMPTS = 20;

/**
 * Reserves a place for an e-mail to an address that nobody has confirmed, and answers when it may leave: now, or with the
 * next window that has room for its visitor (where visitors are told apart), its mailbox, its domain and for all strangers
 * together. What comes from no open page of ours, as programs send it, shares few places. It is never refused. Only hashes
 * of addresses are stored.
 */
export async function reserveStrangerMail(
  deps: Pick<CoreDeps, "db" | "clock">,
  { visitorHash, formId }: Stranger,
  email: string,
): Promise<Date> {
  const { mailbox, domain } = foldMailbox(email);
  const isFromForm = formId !== null && (await countForm(deps, formId));
  const times = [
    ...(isFromForm ? [] : [await reserve(deps, "strangerFormless", EVERYBODY)]),
    ...(visitorHash === null ? [] : [await reserve(deps, "strangerVisitor", visitorHash)]),
    await reserve(deps, "strangerMailbox", hash(mailbox)),
    await reserve(deps, "strangerDomain", hash(domain)),
    await reserve(deps, "strangerEmails", EVERYBODY),
  ];
  return new Date(Math.max(deps.clock.now(), ...times));
}

/** Counts a declaration from an open page; false when there were more than a person has. */
function countForm(deps: Pick<CoreDeps, "db" | "clock">, formId: string): Promise<boolean> {
  const opensAt = windowAt("strangerForm", deps.clock.now());
  return consumeWindow(deps, { visitorHash: formId }, "strangerForm", opensAt);
}

/** Takes a place in the last window that is in use, else in the one after it. */
async function reserve(
  deps: Pick<CoreDeps, "db" | "clock">,
  bucket: RateBucket,
  subject: string,
): Promise<number> {
  const current = windowAt(bucket, deps.clock.now());
  const { _max: last } = await deps.db.rateWindow.aggregate({
    _max: { opensAt: true },
    where: { bucket, subject, opensAt: { gte: current } },
  });
  let opensAt = last.opensAt ?? current;
  for (let tried = 0; tried < MAX_ATTEMPTS; tried++) {
    if (await consumeWindow(deps, { visitorHash: subject }, bucket, opensAt)) break;
    opensAt = new Date(opensAt.getTime() + RATE_LIMITS[bucket].perMs);
  }
  return opensAt.getTime();
}

const hash = (text: string) => createHash("sha256").update(text).digest("hex");
