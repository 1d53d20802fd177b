import { DomainError } from "../../shared/domain-error";
import type { SyncDeps } from "../deps";
import type { DeclarationErrorCode } from "../model/declaration-input";
import { type DeclarationView, toDeclarationView } from "./declaration-view";
import { processDeclaration } from "./process-declaration";
import { queueReceipts } from "./queue-declaration-emails";

/**
 * Confirms a declaration by the link of its e-mail, queues its receipt and carries it out. A link that was used answers what has come of it.
 * Refuses with `notice_not_found`.
 */
export async function confirmContractDeclaration(
  deps: SyncDeps,
  { token }: { token: string },
): Promise<DeclarationView> {
  const { db, clock } = deps;
  const declaration = await db.contractNotice.findUnique({
    where: { confirmToken: token },
    select: { id: true },
  });
  if (!declaration) throw new DomainError<DeclarationErrorCode>("notice_not_found");
  const { id } = declaration;
  // One that the operator has closed meanwhile stays as it is.
  await db.$transaction(async (tx) => {
    const [confirmed] = await tx.contractNotice.updateManyAndReturn({
      where: { id, confirmedAt: null },
      data: { confirmedAt: new Date(clock.now()) },
    });
    if (confirmed) await queueReceipts(tx, confirmed);
  });
  await processDeclaration(deps, id);
  return toDeclarationView(await db.contractNotice.findUniqueOrThrow({ where: { id } }));
}
