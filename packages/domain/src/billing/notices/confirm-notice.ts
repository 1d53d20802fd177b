import { DomainError } from "../../shared/domain-error";
import type { SyncDeps } from "../deps";
import type { NoticeErrorCode } from "../model/notice-input";
import { type NoticeView, toNoticeView } from "./notice-view";
import { processNotice } from "./process-notice";
import { queueReceipts } from "./queue-notice-emails";

/**
 * Confirms a notice by the link of its e-mail, queues its receipt and carries it out. A link that was used answers what has come of it.
 * Refuses with `notice_not_found`.
 */
export async function confirmNotice(deps: SyncDeps, { token }: { token: string }): Promise<NoticeView> {
  const { db, clock } = deps;
  const notice = await db.contractNotice.findUnique({ where: { confirmToken: token }, select: { id: true } });
  if (!notice) throw new DomainError<NoticeErrorCode>("notice_not_found");
  const { id } = notice;
  // One that the operator has closed meanwhile stays as it is.
  await db.$transaction(async (tx) => {
    const [confirmed] = await tx.contractNotice.updateManyAndReturn({
      where: { id, confirmedAt: null },
      data: { confirmedAt: new Date(clock.now()) },
    });
    if (confirmed) await queueReceipts(tx, confirmed);
  });
  await processNotice(deps, id);
  return toNoticeView(await db.contractNotice.findUniqueOrThrow({ where: { id } }));
}
