import { randomUUID } from "node:crypto";
import { createUser } from "@takt/db/testing/factories/create-user";
import { describe, expect, test } from "vitest";
import { cancellation, VISITOR, useDeclarationHarness } from "../../testing/declaration-harness";
import { answerDeclaration } from "./answer-declaration";
import { confirmContractDeclaration } from "./confirm-contract-declaration";
import { listDeclarations } from "./list-declarations";
import { submitDeclaration } from "./submit-declaration";

const { customer, start, sent, database } = useDeclarationHarness();

describe("the operator", () => {
  async function unmatched() {
    const { deps } = await start();
    const { id: operatorId } = await createUser(database.db);
    const { reference } = await submitDeclaration(deps, VISITOR, cancellation("nobody@example.com"));
    const { id } = await database.db.contractNotice.findUniqueOrThrow({ where: { reference } });
    return { deps, operatorId, id, reference };
  }

  test("sees open declarations and done ones apart, and closes one", async () => {
    const { deps, operatorId, id, reference } = await unmatched();
    const openOnes = async (open: boolean) =>
      (await listDeclarations(deps, { open, limit: 10 })).declarations.map((one) => one.reference);
    expect([await openOnes(true), await openOnes(false)]).toEqual([[reference], []]);
    await answerDeclaration(deps, operatorId, { id, outcome: "answered" });
    expect([await openOnes(true), await openOnes(false)]).toEqual([[], [reference]]);
    expect(await database.db.auditEntry.findMany()).toMatchObject([
      { userId: operatorId, subject: id, action: "contract.closed", data: { outcome: "answered" } },
    ]);
    const again = answerDeclaration(deps, operatorId, { id, outcome: "answered" });
    await expect(again).rejects.toMatchObject({ code: "notice_closed" });
    const missing = answerDeclaration(deps, operatorId, { id: randomUUID(), outcome: "answered" });
    await expect(missing).rejects.toMatchObject({ code: "notice_not_found" });
  });

  test("who has cancelled one by hand tells its author the day", async () => {
    const { deps, operatorId, id } = await unmatched();
    await answerDeclaration(deps, operatorId, { id, outcome: "cancelled", endsOn: "2026-12-31" });
    expect(await sent()).toContain("contract_notice_done nobody@example.com cancelled");
    expect(await database.db.contractNotice.findUniqueOrThrow({ where: { id } })).toMatchObject({
      endsAt: new Date("2026-12-30T23:00:00Z"),
    });
  });

  test("a declaration that the operator has closed is not carried out when its link is used", async () => {
    const { deps, email, provided } = await customer();
    const { id: operatorId } = await createUser(database.db);
    const { reference } = await submitDeclaration(deps, VISITOR, cancellation(email));
    const row = await database.db.contractNotice.findUniqueOrThrow({ where: { reference } });
    await answerDeclaration(deps, operatorId, { id: row.id, outcome: "answered" });
    expect(await confirmContractDeclaration(deps, { token: row.confirmToken! })).toMatchObject({
      state: "done",
    });
    expect(provided.calls).toEqual([]);
  });

  test("pages through the declarations", async () => {
    const { deps } = await start();
    for (let n = 0; n < 3; n++) await submitDeclaration(deps, VISITOR, cancellation(`n${n}@example.com`));
    const first = await listDeclarations(deps, { open: true, limit: 2 });
    const second = await listDeclarations(deps, { open: true, limit: 2, cursor: first.nextCursor! });
    const emails = [...first.declarations, ...second.declarations].map(({ email }) => email);
    expect(emails.sort()).toEqual(["n0@example.com", "n1@example.com", "n2@example.com"]);
    expect(second.nextCursor).toBeNull();
  });
});
