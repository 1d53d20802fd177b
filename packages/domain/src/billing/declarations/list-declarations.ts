import { z } from "zod";
import { decodeCursor, pageInput, toPage } from "../../shared/pagination";
import type { BillingDeps } from "../deps";
import { type DeclarationView, toDeclarationView } from "./declaration-view";

export const listDeclarationsInput = z.strictObject({
  /** `open`: those that wait for the operator or their author; else those that are done. */
  open: z.boolean(),
  ...pageInput({ size: 30, max: 100 }),
});

/** A declaration as the operator sees it, with the account that it belongs to, if one was found. */
export type OperatorDeclaration = DeclarationView & {
  id: string;
  confirmedAt: Date | null;
  processedAt: Date | null;
  user: { id: string; name: string | null; email: string | null } | null;
};

/** Lists declarations for the operator, newest first, one page at a time. */
export async function listDeclarations(
  { db }: Pick<BillingDeps, "db">,
  { open, cursor, limit }: z.infer<typeof listDeclarationsInput>,
): Promise<{ declarations: OperatorDeclaration[]; nextCursor: string | null }> {
  const rows = await db.contractNotice.findMany({
    where: { processedAt: open ? null : { not: null }, ...(cursor && before(cursor)) },
    orderBy: [{ receivedAt: "desc" }, { id: "desc" }],
    take: limit + 1,
    include: { user: { select: { id: true, name: true, email: true } } },
  });
  const { page, nextCursor } = toPage(rows, limit, ({ receivedAt }) => receivedAt);
  const declarations = page.map((row) => {
    const { id, confirmedAt, processedAt, user } = row;
    return { ...toDeclarationView(row), id, confirmedAt, processedAt, user };
  });
  return { declarations, nextCursor };
}

function before(cursor: string) {
  const { at, id } = decodeCursor(cursor);
  return { OR: [{ receivedAt: { lt: at } }, { receivedAt: at, id: { lt: id } }] };
}
