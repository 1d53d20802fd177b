import { randomUUID } from "node:crypto";
import { createUser } from "@takt/db/testing/factories/create-user";
import { describe, expect, test } from "vitest";
import { cancellation, VISITOR, useNoticeHarness } from "../../testing/notice-harness";
import { answerNotice } from "./answer-notice";
import { confirmNotice } from "./confirm-notice";
import { listNotices } from "./list-notices";
import { submitNotice } from "./submit-notice";

const { customer, start, sent, database } = useNoticeHarness();

describe("the operator", () => {
  async function unmatched() {
    const { deps } = await start();
    const { id: operatorId } = await createUser(database.db);
    const { reference } = await submitNotice(deps, VISITOR, cancellation("nobody@example.com"));
    const { id } = await database.db.contractNotice.findUniqueOrThrow({ where: { reference } });
    return { deps, operatorId, id, reference };
  }

  test("sees open notices and done ones apart, and closes one", async () => {
    const { deps, operatorId, id, reference } = await unmatched();
    const openOnes = async (open: boolean) =>
      (await listNotices(deps, { open, limit: 10 })).notices.map((one) => one.reference);
    expect([await openOnes(true), await openOnes(false)]).toEqual([[reference], []]);
    await answerNotice(deps, operatorId, { id, outcome: "answered" });
    expect([await openOnes(true), await openOnes(false)]).toEqual([[], [reference]]);
    expect(await database.db.auditEntry.findMany()).toMatchObject([
      { userId: operatorId, subject: id, action: "contract.closed", data: { outcome: "answered" } },
    ]);
    const again = answerNotice(deps, operatorId, { id, outcome: "answered" });
    await expect(again).rejects.toMatchObject({ code: "notice_closed" });
    const missing = answerNotice(deps, operatorId, { id: randomUUID(), outcome: "answered" });
    await expect(missing).rejects.toMatchObject({ code: "notice_not_found" });
  });

  test("who has cancelled one by hand tells its author the day", async () => {
    const { deps, operatorId, id } = await unmatched();
    await answerNotice(deps, operatorId, { id, outcome: "cancelled", endsOn: "2026-12-31" });
    expect(await sent()).toContain("contract_notice_done nobody@example.com cancelled");
    expect(await database.db.contractNotice.findUniqueOrThrow({ where: { id } })).toMatchObject({
      endsAt: new Date("2026-12-30T23:00:00Z"),
    });
  });

  test("a notice that the operator has closed is not carried out when its link is used", async () => {
    const { deps, email, provided } = await customer();
    const { id: operatorId } = await createUser(database.db);
    const { reference } = await submitNotice(deps, VISITOR, cancellation(email));
    const row = await database.db.contractNotice.findUniqueOrThrow({ where: { reference } });
    await answerNotice(deps, operatorId, { id: row.id, outcome: "answered" });
    expect(await confirmNotice(deps, { token: row.confirmToken! })).toMatchObject({ state: "done" });
    expect(provided.calls).toEqual([]);
  });

  test("pages through the notices", async () => {
    const { deps } = await start();
    for (let n = 0; n < 3; n++) await submitNotice(deps, VISITOR, cancellation(`n${n}@example.com`));
    const first = await listNotices(deps, { open: true, limit: 2 });
    const second = await listNotices(deps, { open: true, limit: 2, cursor: first.nextCursor! });
    const emails = [...first.notices, ...second.notices].map(({ email }) => email);
    expect(emails.sort()).toEqual(["n0@example.com", "n1@example.com", "n2@example.com"]);
    expect(second.nextCursor).toBeNull();
  });
});
