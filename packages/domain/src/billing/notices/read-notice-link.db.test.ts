import { expect, test } from "vitest";
import { cancellation, useNoticeHarness, VISITOR } from "../../testing/notice-harness";
import { confirmNotice } from "./confirm-notice";
import { readNoticeLink } from "./read-notice-link";
import { submitNotice } from "./submit-notice";

const { database, start, getToken } = useNoticeHarness();

test("a link is open until it is used, and then names the notice and when it was confirmed", async () => {
  const { deps } = await start();
  const { reference } = await submitNotice(deps, VISITOR, cancellation("ada@example.com"));
  const token = await getToken(reference);
  expect(await readNoticeLink(deps, token)).toEqual({ state: "open" });
  expect(await database.db.contractNotice.findFirst()).toMatchObject({ confirmedAt: null });
  await confirmNotice(deps, { token });
  expect(await readNoticeLink(deps, token)).toMatchObject({
    state: "used",
    notice: { reference, confirmedAt: new Date(deps.clock.now()), outcome: "unmatched" },
  });
});

test.each(["", "short", "x".repeat(43), "x".repeat(44)])("the token %j leads nowhere", async (token) => {
  expect(await readNoticeLink(database, token)).toEqual({ state: "invalid" });
});
