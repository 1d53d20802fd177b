import type { SyncDeps } from "../deps";
import { processDeclaration } from "./process-declaration";

/** More than there ever are at a time; the rest comes with the next hour. */
const MAX_NOTICES = 50;

/**
 * Carries out confirmed declarations that the payment provider kept from being carried out, oldest first. Ends when it fails
 * again. Answers how many it has tried.
 */
export async function processDueDeclarations(deps: SyncDeps): Promise<{ tried: number }> {
  const due = await deps.db.contractNotice.findMany({
    where: { processedAt: null, outcome: null, confirmedAt: { not: null } },
    orderBy: [{ receivedAt: "asc" }, { id: "asc" }],
    take: MAX_NOTICES,
    select: { id: true },
  });
  let tried = 0;
  for (const { id } of due) {
    tried += 1;
    const failure = await processDeclaration(deps, id);
    // A refusal is about this declaration alone.
    if (failure && failure.kind !== "refused") break;
  }
  return { tried };
}
