import { expect, test } from "vitest";
import { RECEIVED_AT, createRequest, useDataRequestHarness, VISITOR } from "../testing/data-request-harness";
import { confirmDataRequest } from "./confirm-data-request";
import { CONFIRM_LINK_MS } from "./model/data-request-timing";
import { readDataRequestLink } from "./read-data-request-link";
import { submitDataRequest } from "./submit-data-request";

const { database, depsAt, getToken } = useDataRequestHarness();

async function ask() {
  const { reference } = await submitDataRequest(depsAt(RECEIVED_AT), VISITOR, createRequest());
  return { reference, token: await getToken(reference) };
}

test("a link is open until it is used, and then names the request and when it was confirmed, for good", async () => {
  const { reference, token } = await ask();
  const later = RECEIVED_AT + 3_600_000;
  expect(await readDataRequestLink(depsAt(later), token)).toEqual({ state: "open" });
  expect(await database.db.dataRequest.findFirst()).toMatchObject({ verifiedAt: null });
  await confirmDataRequest(depsAt(later), { token });
  const used = { reference, verified: true, verifiedAt: new Date(later), doneAt: null, withdrawnAt: null };
  for (const at of [later, RECEIVED_AT + CONFIRM_LINK_MS + 1])
    expect(await readDataRequestLink(depsAt(at), token)).toMatchObject({ state: "used", request: used });
});

test("a link that was not used in time confirms nothing", async () => {
  const { token } = await ask();
  const end = RECEIVED_AT + CONFIRM_LINK_MS;
  expect(await readDataRequestLink(depsAt(end - 1), token)).toEqual({ state: "open" });
  expect(await readDataRequestLink(depsAt(end), token)).toEqual({ state: "invalid" });
});

test.each(["doneAt", "withdrawnAt"])("a link to a request with %s is not open", async (column) => {
  const { reference, token } = await ask();
  await database.db.dataRequest.update({ where: { reference }, data: { [column]: new Date(RECEIVED_AT) } });
  expect(await readDataRequestLink(depsAt(RECEIVED_AT), token)).toEqual({ state: "invalid" });
});

test.each(["", "short", "x".repeat(43), "x".repeat(44)])("the token %j leads nowhere", async (token) => {
  expect(await readDataRequestLink(depsAt(RECEIVED_AT), token)).toEqual({ state: "invalid" });
});
