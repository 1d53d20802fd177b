import { createHash, randomBytes, randomInt } from "node:crypto";
import type { ContractNotice } from "@takt/db/generated/prisma/client";
import { consumeRateLimit } from "../../limits/consume-rate-limit";
import { queueEmails } from "../../outbox/queue-emails";
import { shortReference } from "../../shared/short-reference";
import type { SyncDeps } from "../deps";
import type { NoticeInput } from "../model/notice-input";
import { type NoticeView, toNoticeView } from "./notice-view";
import { processNotice } from "./process-notice";

/** Who declares something on a public page: a signed-in user, or somebody of whom at most a hash of the address is known. */
export type Visitor = { userId: string | null; visitorHash: string | null };

/** References that are tried: each is taken with a chance of one in several hundred million. */
const MAX_ATTEMPTS = 5;

/** When the operator is told of a notice that has not been processed by itself. */
const OPERATOR_DELAY_MS = 24 * 3_600_000;

/**
 * Receives a cancellation or a withdrawal from anybody, and queues its receipt. A signed-in user's is carried out at
 * once; anybody else's when its author uses the link in the receipt, or by the operator. Never refuses because no
 * contract fits; with `rate_exceeded` when there were too many. Repeated under the same id it answers the first one.
 */
export async function submitNotice(
  deps: SyncDeps,
  visitor: Visitor,
  input: NoticeInput,
  newReference = () => shortReference("CN", (below) => randomInt(below)),
): Promise<NoticeView> {
  const { db } = deps;
  const known = await db.contractNotice.findUnique({ where: { id: input.id } });
  if (known) return toNoticeView(known);
  await consumeLimits(deps, visitor, input.email);
  const row = await store(deps, visitor, input, newReference);
  if (visitor.userId === null) return toNoticeView(row);
  await processNotice(deps, row.id);
  return toNoticeView(await db.contractNotice.findUniqueOrThrow({ where: { id: row.id } }));
}

async function consumeLimits(deps: SyncDeps, { userId, visitorHash }: Visitor, email: string): Promise<void> {
  if (userId !== null) await consumeRateLimit(deps, { userId }, "contractNotice");
  else if (visitorHash !== null) await consumeRateLimit(deps, { visitorHash }, "contractNotice");
  const emailHash = createHash("sha256").update(email.toLowerCase()).digest("hex");
  await consumeRateLimit(deps, { visitorHash: emailHash }, "contractNoticeEmail");
}

function store(
  { db, clock }: SyncDeps,
  { userId }: Visitor,
  input: NoticeInput,
  newReference: () => string,
): Promise<ContractNotice> {
  const receivedAt = new Date(clock.now());
  const confirmation =
    userId === null
      ? { confirmToken: randomBytes(32).toString("base64url") }
      : { userId, confirmedAt: receivedAt };
  return db.$transaction(async (tx) => {
    for (let tried = 0; tried < MAX_ATTEMPTS; tried++) {
      const data = { ...input, ...confirmation, receivedAt, reference: newReference() };
      const [row] = await tx.contractNotice.createManyAndReturn({ data: [data], skipDuplicates: true });
      if (row) {
        await queueReceipts(tx, row);
        return row;
      }
      // Two calls with one id at the same time: the other one was first.
      const first = await tx.contractNotice.findUnique({ where: { id: input.id } });
      if (first) return first;
    }
    throw new Error("No reference for a notice was free");
  });
}

async function queueReceipts(
  tx: Parameters<typeof queueEmails>[0],
  { id: contractNoticeId, receivedAt }: ContractNotice,
): Promise<void> {
  await queueEmails(tx, [
    {
      kind: "contract_notice_received",
      occasion: `contract_notice_received:${contractNoticeId}`,
      contractNoticeId,
    },
    {
      kind: "contract_notice",
      occasion: `contract_notice:${contractNoticeId}`,
      contractNoticeId,
      dueAt: new Date(receivedAt.getTime() + OPERATOR_DELAY_MS),
    },
  ]);
}
