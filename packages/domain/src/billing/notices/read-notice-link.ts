import type { CoreDeps } from "../../shared/core-deps";
import { confirmInput } from "../model/notice-input";
import { type NoticeView, toNoticeView } from "./notice-view";

/** `open`: it confirms a notice. `used`: it has confirmed this one. `invalid`: it leads nowhere, or no more. */
export type NoticeLink = { state: "open" | "invalid" } | { state: "used"; notice: NoticeView };

/** Tells what the link of an e-mail about a notice still does, and changes nothing. `token` is what its address has. */
export async function readNoticeLink({ db }: Pick<CoreDeps, "db">, token: string): Promise<NoticeLink> {
  const input = confirmInput.safeParse({ token });
  if (!input.success) return { state: "invalid" };
  const row = await db.contractNotice.findUnique({ where: { confirmToken: token } });
  if (!row) return { state: "invalid" };
  return row.confirmedAt ? { state: "used", notice: toNoticeView(row) } : { state: "open" };
}
