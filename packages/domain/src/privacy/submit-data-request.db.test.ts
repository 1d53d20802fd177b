import { createUser } from "@takt/db/testing/factories/create-user";
import { expect, test } from "vitest";
import { RATE_LIMITS } from "../limits/model/rate-limits";
import { RECEIVED_AT, createRequest, useDataRequestHarness, VISITOR } from "../testing/data-request-harness";
import { closeDataRequest } from "./change-data-request";
import { confirmDataRequest } from "./confirm-data-request";
import { submitDataRequest } from "./submit-data-request";

const { database, depsAt, getToken, sent } = useDataRequestHarness();
const deps = () => depsAt(RECEIVED_AT);
const DAY_MS = 86_400_000;
const kinds = async () => (await sent()).map(({ content, to }) => `${content.kind} ${to}`);
const read = (id: string) => database.db.dataRequest.findUniqueOrThrow({ where: { id } });

test("a visitor's request waits for its link, and the time to answer runs from its receipt", async () => {
  const input = createRequest({ type: "rectification", details: "My name is Löwe" });
  const receipt = await submitDataRequest(deps(), VISITOR, input);
  expect(receipt).toEqual({
    reference: expect.stringMatching(/^DR-\w{6}$/) as string,
    createdAt: new Date(RECEIVED_AT),
    dueAt: new Date("2026-12-01T10:00:00Z"),
    verified: false,
  });
  const { acknowledged: _, ...typed } = input;
  expect(await read(input.id)).toMatchObject({ ...typed, userId: null, verifiedAt: null });
  expect(await kinds()).toEqual([`data_request_received ${input.email}`]);
  const confirmed = await confirmDataRequest(depsAt(RECEIVED_AT + DAY_MS), {
    token: await getToken(receipt.reference),
  });
  expect(confirmed).toEqual({ ...receipt, verified: true });
  expect(await read(input.id)).toMatchObject({ verifiedAt: new Date(RECEIVED_AT + DAY_MS) });
  expect((await kinds()).sort()).toEqual([
    "data_request provider@example.com",
    `data_request_received ${input.email}`,
  ]);
});

test("the receipt repeats nothing that was typed, and speaks the language of the page", async () => {
  const input = createRequest({
    firstName: "Win a prize",
    details: "at https://evil.example",
    type: "other",
  });
  await submitDataRequest(deps(), VISITOR, input);
  const [email] = await sent();
  expect(email).toMatchObject({ locale: "de", content: { confirmToken: expect.any(String) as string } });
  expect(JSON.stringify(email!.content)).not.toMatch(/prize|evil/);
});

test("two confirmations at the same time are one, and a used link does nothing more", async () => {
  const { reference } = await submitDataRequest(deps(), VISITOR, createRequest());
  const token = await getToken(reference);
  const both = await Promise.all([1, 2, 3].map(() => confirmDataRequest(deps(), { token })));
  expect(both.map(({ verified }) => verified)).toEqual([true, true, true]);
  await confirmDataRequest(depsAt(RECEIVED_AT + 1000), { token });
  expect(await database.db.dataRequest.findFirst()).toMatchObject({ verifiedAt: new Date(RECEIVED_AT) });
  expect((await kinds()).sort()).toEqual([
    "data_request provider@example.com",
    expect.stringMatching("data_request_received"),
  ]);
});

test("a link is refused after seven days, when it is unknown, and when the request was closed", async () => {
  const refused = { code: "data_request_link_invalid" };
  const { reference } = await submitDataRequest(deps(), VISITOR, createRequest());
  const token = await getToken(reference);
  const end = RECEIVED_AT + 7 * DAY_MS;
  await expect(confirmDataRequest(depsAt(end), { token })).rejects.toMatchObject(refused);
  await expect(confirmDataRequest(deps(), { token: "x".repeat(43) })).rejects.toMatchObject(refused);
  const other = createRequest();
  const closed = await submitDataRequest(deps(), VISITOR, other);
  await closeDataRequest(deps(), null, { id: other.id, outcome: "withdrawn" });
  const closedToken = await getToken(closed.reference);
  await expect(confirmDataRequest(deps(), { token: closedToken })).rejects.toMatchObject(refused);
  await confirmDataRequest(depsAt(end - 1), { token });
});

test("a signed-in user's own verified address needs no link, in any case of letters", async () => {
  const user = await createUser(database.db);
  const visitor = { userId: user.id, verifiedEmail: "Ada@Example.com", visitorHash: null, formId: null };
  const own = createRequest({ email: "ada@example.com" });
  expect(await submitDataRequest(deps(), visitor, own)).toMatchObject({ verified: true });
  expect(await read(own.id)).toMatchObject({ userId: user.id, confirmToken: null });
  expect((await kinds()).sort()).toEqual([
    "data_request provider@example.com",
    "data_request_received ada@example.com",
  ]);
  const other = createRequest({ email: "else@example.com" });
  expect(await submitDataRequest(deps(), visitor, other)).toMatchObject({ verified: false });
  const unverified = { ...visitor, verifiedEmail: null };
  expect(
    await submitDataRequest(deps(), unverified, createRequest({ email: "ada@example.com", type: "erasure" })),
  ).toMatchObject({
    verified: false,
  });
});

test("a repeated call with the same id is the same request, also at the same time", async () => {
  const input = createRequest();
  const receipts = await Promise.all([1, 2, 3].map(() => submitDataRequest(deps(), VISITOR, input)));
  expect(new Set(receipts.map(({ reference }) => reference)).size).toBe(1);
  expect(await submitDataRequest(deps(), VISITOR, input)).toEqual(receipts[0]);
  expect(await database.db.dataRequest.count()).toBe(1);
  expect(await kinds()).toHaveLength(1);
});

test("an open request of the same type is told to nobody: each is received under its own number", async () => {
  const email = "a_a@example.com";
  const first = await submitDataRequest(deps(), VISITOR, createRequest({ email }));
  await confirmDataRequest(deps(), { token: await getToken(first.reference) });
  const again = await submitDataRequest(deps(), VISITOR, createRequest({ email: "A_A@example.com" }));
  expect(again).toEqual({ ...first, reference: expect.stringMatching(/^DR-\w{6}$/) as string });
  expect(again.reference).not.toBe(first.reference);
});

test("of an address's unconfirmed requests the newest replaces the oldest, also of calls at the same time", async () => {
  const email = "flood_a@example.com";
  const other = await submitDataRequest(deps(), VISITOR, createRequest({ email: "floodXa@example.com" }));
  const confirmed = await submitDataRequest(deps(), VISITOR, createRequest({ email }));
  await confirmDataRequest(deps(), { token: await getToken(confirmed.reference) });
  await Promise.all([1, 2, 3, 4, 5].map(() => submitDataRequest(deps(), VISITOR, createRequest({ email }))));
  const last = await submitDataRequest(depsAt(RECEIVED_AT + 1), VISITOR, createRequest({ email }));
  const remaining = (await database.db.dataRequest.findMany({ where: { email } })).map(
    ({ reference }) => reference,
  );
  expect(remaining).toHaveLength(4);
  expect(remaining).toContain(confirmed.reference);
  expect(remaining).toContain(last.reference);
  expect(await getToken(other.reference)).toBeTruthy();
});

test("a user's request with their own address is received, whatever strangers have made with it", async () => {
  const user = await createUser(database.db);
  const email = "ada@example.com";
  for (let n = 0; n < RATE_LIMITS.strangerVisitor.times + 5; n++)
    await submitDataRequest(deps(), VISITOR, createRequest({ email }));
  const own = { userId: user.id, verifiedEmail: email, visitorHash: null, formId: null };
  expect(await submitDataRequest(deps(), own, createRequest({ email }))).toMatchObject({ verified: true });
  const subjects = (await database.db.rateWindow.findMany()).map(({ subject }) => subject);
  expect(subjects.join(" ")).not.toContain("example.com");
});

test("a taken reference is replaced by another one", async () => {
  const { reference } = await submitDataRequest(deps(), VISITOR, createRequest(), () => "DR-222222");
  const offered = [reference, "DR-333333"];
  const next = await submitDataRequest(deps(), VISITOR, createRequest(), () => offered.shift()!);
  expect(next.reference).toBe("DR-333333");
  const third = submitDataRequest(deps(), VISITOR, createRequest(), () => reference);
  await expect(third).rejects.toThrow("No reference");
  expect(await database.db.outboxEmail.count()).toBe(2);
});
