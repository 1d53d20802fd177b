import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { createApiKey } from "../testing/create-api-key";
import { createTeam } from "../testing/create-team";
import { fakeDeps } from "../testing/fake-deps";
import { purge } from "../retention/purge";
import { RETENTION_DAYS } from "../retention/model/retention";
import { answerOnce } from "./answer-once";

const database = useTestDatabase();
const NOW = Date.now();
const DAY_S = 86_400;
const depsIn = (seconds = 0) =>
  fakeDeps(database.db, { clock: { now: () => NOW + seconds * 1000, sleep: () => Promise.resolve() } });
const ANSWER = { status: 201, headers: { etag: '"1"' }, body: '{"id":"1"}' };

async function make() {
  const { owner } = await createTeam(database.db);
  const { id: apiKeyId } = await createApiKey(database.db, owner);
  const created: string[] = [];
  const answer = (id: string) => {
    created.push(id);
    return Promise.resolve(ANSWER);
  };
  const request = { apiKeyId, key: "order-1", requestHash: "a" };
  return { request, created, answer };
}

test("a repeated request gets the answer of the first, and is not done again", async () => {
  const { request, created, answer } = await make();
  expect(await answerOnce(depsIn(), request, answer)).toEqual({ ...ANSWER, isRepeated: false });
  expect(await answerOnce(depsIn(3600), request, answer)).toEqual({ ...ANSWER, isRepeated: true });
  expect(created).toHaveLength(1);
});

test("of a hundred at the same time one is done; the others get its answer or try again", async () => {
  const { request, created, answer } = await make();
  const slow = async (id: string) => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    return answer(id);
  };
  const tries = Array.from({ length: 100 }, () =>
    answerOnce(depsIn(), request, slow).catch((error: { code: string }) => error.code),
  );
  const answers = await Promise.all(tries);
  expect(created).toHaveLength(1);
  for (const one of answers)
    expect(["idempotency_key_busy", 201]).toContain(typeof one === "string" ? one : one.status);
});

test("another request under the same name is refused", async () => {
  const { request, created, answer } = await make();
  await answerOnce(depsIn(), request, answer);
  await expect(answerOnce(depsIn(), { ...request, requestHash: "b" }, answer)).rejects.toMatchObject({
    code: "idempotency_key_reused",
  });
  expect(created).toHaveLength(1);
});

test("the same name of another key is another request", async () => {
  const [first, second] = [await make(), await make()];
  await answerOnce(depsIn(), first.request, first.answer);
  await answerOnce(depsIn(), second.request, second.answer);
  expect([first.created, second.created].map((ids) => ids.length)).toEqual([1, 1]);
});

test("one whose process died is tried again a minute later, and creates the same", async () => {
  const { request, created, answer } = await make();
  const died = answerOnce(depsIn(), request, (id) => {
    created.push(id);
    return new Promise(() => {});
  });
  void died;
  await expect.poll(() => created.length).toBe(1);
  await expect(answerOnce(depsIn(59), request, answer)).rejects.toMatchObject({
    code: "idempotency_key_busy",
  });
  expect(await answerOnce(depsIn(61), request, answer)).toMatchObject({ isRepeated: false });
  expect(new Set(created).size).toBe(1);
});

test.each([429, 500, 503])("an answer %d is not kept: the request may be sent again", async (status) => {
  const { request, created, answer } = await make();
  const failed = { ...ANSWER, status };
  expect(await answerOnce(depsIn(), request, () => Promise.resolve(failed))).toMatchObject({ status });
  expect(await answerOnce(depsIn(), request, answer)).toMatchObject({ status: 201, isRepeated: false });
  expect(created).toHaveLength(1);
});

test("what throws is not kept", async () => {
  const { request, answer } = await make();
  const fails = () => Promise.reject(new Error("down"));
  await expect(answerOnce(depsIn(), request, fails)).rejects.toThrow("down");
  expect(await answerOnce(depsIn(), request, answer)).toMatchObject({ status: 201 });
});

test("an answer is kept for a day, and a key with its answers for ninety after its end", async () => {
  const { request, answer } = await make();
  await answerOnce(depsIn(), request, answer);
  const of = { where: { apiKeyId: request.apiKeyId } };
  await purge(depsIn(DAY_S - 60), "apiAnswers", 0);
  expect(await database.db.apiAnswer.count(of)).toBe(1);
  await purge(depsIn(DAY_S + 60), "apiAnswers", 0);
  expect(await database.db.apiAnswer.count(of)).toBe(0);
  await answerOnce(depsIn(), request, answer);
  const ofKey = { where: { id: request.apiKeyId } };
  await purge(depsIn((RETENTION_DAYS.apiKeys + 1) * DAY_S - 60), "apiKeys", 0);
  expect(await database.db.apiKey.count(ofKey)).toBe(1);
  await purge(depsIn((RETENTION_DAYS.apiKeys + 1) * DAY_S + 60), "apiKeys", 0);
  expect([await database.db.apiKey.count(ofKey), await database.db.apiAnswer.count(of)]).toEqual([0, 0]);
});
