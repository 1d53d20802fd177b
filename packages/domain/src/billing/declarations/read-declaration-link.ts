import type { CoreDeps } from "../../shared/core-deps";
import { confirmInput } from "../model/declaration-input";
import { type DeclarationView, toDeclarationView } from "./declaration-view";

/** `open`: it confirms a declaration. `used`: it has confirmed this one. `invalid`: it leads nowhere, or no more. */
export type DeclarationLink = { state: "open" | "invalid" } | { state: "used"; declaration: DeclarationView };

/** Tells what the link of an e-mail about a declaration still does, and changes nothing. `token` is what its address has. */
export async function readDeclarationLink(
  { db }: Pick<CoreDeps, "db">,
  token: string,
): Promise<DeclarationLink> {
  const input = confirmInput.safeParse({ token });
  if (!input.success) return { state: "invalid" };
  const row = await db.contractNotice.findUnique({ where: { confirmToken: token } });
  if (!row) return { state: "invalid" };
  return row.confirmedAt ? { state: "used", declaration: toDeclarationView(row) } : { state: "open" };
}
