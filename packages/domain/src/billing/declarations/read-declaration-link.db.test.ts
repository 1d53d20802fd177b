import { expect, test } from "vitest";
import { cancellation, useDeclarationHarness, VISITOR } from "../../testing/declaration-harness";
import { confirmContractDeclaration } from "./confirm-contract-declaration";
import { readDeclarationLink } from "./read-declaration-link";
import { submitDeclaration } from "./submit-declaration";

const { database, start, getToken } = useDeclarationHarness();

test("a link is open until it is used, and then names the declaration and when it was confirmed", async () => {
  const { deps } = await start();
  const { reference } = await submitDeclaration(deps, VISITOR, cancellation("ada@example.com"));
  const token = await getToken(reference);
  expect(await readDeclarationLink(deps, token)).toEqual({ state: "open" });
  expect(await database.db.contractNotice.findFirst()).toMatchObject({ confirmedAt: null });
  await confirmContractDeclaration(deps, { token });
  expect(await readDeclarationLink(deps, token)).toMatchObject({
    state: "used",
    declaration: { reference, confirmedAt: new Date(deps.clock.now()), outcome: "unmatched" },
  });
});

test.each(["", "short", "x".repeat(43), "x".repeat(44)])("the token %j leads nowhere", async (token) => {
  expect(await readDeclarationLink(database, token)).toEqual({ state: "invalid" });
});
