import { randomInt } from "node:crypto";
import type { ContractNotice, Prisma } from "@takt/db/generated/prisma/client";
import { consumeWindow, windowAt } from "../../limits/consume-rate-limit";
import type { Stranger } from "../../limits/model/stranger";
import { reserveStrangerMail } from "../../limits/reserve-stranger-mail";
import { shortReference } from "../../shared/short-reference";
import type { SyncDeps } from "../deps";
import type { DeclarationInput } from "../model/declaration-input";
import { createSecret } from "../../secrets/secret-token";
import { type DeclarationView, toDeclarationView } from "./declaration-view";
import { processDeclaration } from "./process-declaration";
import { queueConfirmation, queueReceipts, queueUnconfirmedDigest } from "./queue-declaration-emails";
import { replaceUnconfirmed } from "./replace-unconfirmed";

/** A visitor who declares something on a public page: a signed-in user, or a stranger. */
export type Visitor = { userId: string | null } & Stranger;

/** References that are tried: each is taken with a chance of one in several hundred million. */
const MAX_ATTEMPTS = 5;

/**
 * Receives a cancellation or a withdrawal from anybody, and never refuses it: limits hold back e-mails and calls of the
 * payment provider, not the receipt. A signed-in user's is carried out at once; anybody else's when its author uses the
 * link of an e-mail, or by the operator. Repeated under the same id it answers the first one.
 */
export async function submitDeclaration(
  deps: SyncDeps,
  visitor: Visitor,
  input: DeclarationInput,
  newReference = () => shortReference("CN", (below) => randomInt(below)),
): Promise<DeclarationView> {
  const { db } = deps;
  const known = await db.contractNotice.findUnique({ where: { id: input.id } });
  if (known) return toDeclarationView(known);
  const { userId } = visitor;
  const confirmationDueAt = userId === null ? await reserveStrangerMail(deps, visitor, input.email) : null;
  const row = await store(deps, userId, input, confirmationDueAt, newReference);
  if (userId === null || !(await isWithinLimit(deps, userId))) return toDeclarationView(row);
  await processDeclaration(deps, row.id);
  return toDeclarationView(await db.contractNotice.findUniqueOrThrow({ where: { id: row.id } }));
}

/** Counts a user's declaration; false when there were so many that it waits for the hourly job. */
async function isWithinLimit(deps: SyncDeps, userId: string): Promise<boolean> {
  return consumeWindow(deps, { userId }, "contractNotice", windowAt("contractNotice", deps.clock.now()));
}

function store(
  { db, clock }: SyncDeps,
  userId: string | null,
  input: DeclarationInput,
  confirmationDueAt: Date | null,
  newReference: () => string,
): Promise<ContractNotice> {
  const receivedAt = new Date(clock.now());
  const confirmation =
    userId === null ? { confirmToken: createSecret() } : { userId, confirmedAt: receivedAt };
  return db.$transaction(async (tx) => {
    for (let tried = 0; tried < MAX_ATTEMPTS; tried++) {
      const data = { ...input, ...confirmation, receivedAt, reference: newReference() };
      const [row] = await tx.contractNotice.createManyAndReturn({ data: [data], skipDuplicates: true });
      if (row) {
        await queueFirst(tx, row, confirmationDueAt);
        return row;
      }
      // Two calls with one id at the same time: the other one was first.
      const first = await tx.contractNotice.findUnique({ where: { id: input.id } });
      if (first) return first;
    }
    throw new Error("No reference for a declaration was free");
  });
}

/** Queues what a new declaration needs: of a stranger nothing that was typed goes out before it is confirmed. */
async function queueFirst(
  tx: Prisma.TransactionClient,
  row: ContractNotice,
  confirmationDueAt: Date | null,
): Promise<void> {
  if (confirmationDueAt === null) return queueReceipts(tx, row);
  await replaceUnconfirmed(tx, row.email);
  await queueConfirmation(tx, row, confirmationDueAt);
  await queueUnconfirmedDigest(tx, row);
}
