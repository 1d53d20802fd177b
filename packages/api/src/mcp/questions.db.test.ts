import { createPost } from "@takt/db/testing/factories/create-post";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { tomorrow } from "@takt/domain/testing/create-approving-team";
import { createApiKey } from "@takt/domain/testing/create-api-key";
import { createTeam } from "@takt/domain/testing/create-team";
import { fakeDeps } from "@takt/domain/testing/fake-deps";
import { beforeEach, expect, test } from "vitest";
import { sayKey } from "../testing/serve-mcp";
import { answerMcp } from "./answer-mcp";

const database = useTestDatabase();
beforeEach(() => database.db.rateWindow.deleteMany());

const WHEN = tomorrow();
const YES = { reviewed: { action: "accept", content: { reviewed: true } } };
type Answer = {
  result?: { resultType: string; requestState?: string; isError?: boolean; structuredContent?: object };
  error?: { code: number };
};

/** Two drafts of a machine, and a program that calls schedule_post as a client of 2026-07-28 that can ask its person. */
async function make() {
  const { owner } = await createTeam(database.db);
  const of = { id: owner.userId, workspaceId: owner.workspaceId };
  const [first, second] = [1, 2].map(() => createPost(database.db, of, { aiOrigin: "generated" }));
  const connect = async () => {
    const { token } = await createApiKey(database.db, owner);
    return (id: string, more: object = {}, when: object = WHEN) =>
      schedule(token, { id, version: 1, when }, more);
  };
  return { first: (await first!).id, second: (await second!).id, connect };
}

async function schedule(token: string, input: object, more: object): Promise<Answer> {
  const meta = {
    "io.modelcontextprotocol/protocolVersion": "2026-07-28",
    "io.modelcontextprotocol/clientInfo": { name: "test", version: "1" },
    "io.modelcontextprotocol/clientCapabilities": { elicitation: { form: {} } },
  };
  const params = { name: "schedule_post", arguments: input, _meta: meta, ...more };
  const answer = await answerMcp(
    {
      deps: fakeDeps(database.db),
      resource: "https://takt.example.com/mcp",
      questionKey: new Uint8Array(32).fill(7),
      getSay: () => Promise.resolve(sayKey),
    },
    {
      method: "POST",
      headers: new Headers({
        "content-type": "application/json",
        accept: "application/json, text/event-stream",
        authorization: `Bearer ${token}`,
        "mcp-protocol-version": "2026-07-28",
        "mcp-method": "tools/call",
        "mcp-name": "schedule_post",
      }),
      body: new TextEncoder().encode(JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params })),
      signal: new AbortController().signal,
      locale: "en",
      visitorHash: "v",
      addressKind: "ipv4",
    },
  );
  return (await answer.json()) as Answer;
}
const statusOf = async (id: string) => (await database.db.post.findUniqueOrThrow({ where: { id } })).status;

test("a question that was answered schedules its post", async () => {
  const { first, connect } = await make();
  const call = await connect();
  const { requestState } = (await call(first)).result!;
  const { result } = await call(first, { requestState, inputResponses: YES });
  expect(result).toMatchObject({
    resultType: "complete",
    structuredContent: { post: { status: "scheduled" } },
  });
});

test("an answer without its question, to another post or for another time asks again", async () => {
  const { first, second, connect } = await make();
  const call = await connect();
  const { requestState } = (await call(second)).result!;
  const later = { ...WHEN, wall: WHEN.wall.replace(/T.*/, "T23:59") };
  const ofOther = await call(second);
  for (const answer of [
    await call(first, { inputResponses: YES }),
    await call(first, { requestState, inputResponses: YES }),
    await call(second, { requestState: ofOther.result!.requestState, inputResponses: YES }, later),
  ])
    expect(answer.result).toMatchObject({ resultType: "input_required" });
  expect([await statusOf(first), await statusOf(second)]).toEqual(["draft", "draft"]);
});

test("a question that was changed, or is another program's, is refused", async () => {
  const { first, connect } = await make();
  const [call, other] = [await connect(), await connect()];
  const requestState = (await call(first)).result!.requestState!;
  const [version, , mac] = requestState.split(".");
  const payload = { p: { postId: first, version: 1, textHash: "x", when: "now" }, exp: 4_000_000_000 };
  const forged = [version, Buffer.from(JSON.stringify(payload)).toString("base64url"), mac].join(".");
  for (const answer of [
    await call(first, { requestState: forged, inputResponses: YES }),
    await other(first, { requestState, inputResponses: YES }),
  ])
    expect(answer.error?.code).toBe(-32_602);
  expect(await statusOf(first)).toBe("draft");
});

test("a text that was changed after the question is not scheduled by its answer", async () => {
  const { first, connect } = await make();
  const call = await connect();
  const { requestState } = (await call(first)).result!;
  await database.db.post.update({ where: { id: first }, data: { content: "Another text" } });
  const { result } = await call(first, { requestState, inputResponses: YES });
  expect(result).toMatchObject({ resultType: "input_required" });
  expect(await statusOf(first)).toBe("draft");
});
