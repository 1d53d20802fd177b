import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { createPost } from "@takt/db/testing/factories/create-post";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { setApprovalRules } from "@takt/domain/posts/approvals/approval-rules";
import { approvePost } from "@takt/domain/posts/approvals/decide-approval";
import { requestApproval } from "@takt/domain/posts/approvals/request-approval";
import { getPost } from "@takt/domain/posts/get-post";
import { createApiKey } from "@takt/domain/testing/create-api-key";
import { ONE_STAGE, tomorrow } from "@takt/domain/testing/create-approving-team";
import { createTeam } from "@takt/domain/testing/create-team";
import { fakeDeps } from "@takt/domain/testing/fake-deps";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { serveMcp } from "../testing/serve-mcp";
import { TOOLS } from "./tools";

const database = useTestDatabase();
beforeEach(() => database.db.rateWindow.deleteMany());

/** Clients and servers that are closed after a test. */
const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close();
});

const REVISIONS = { "2026-07-28": "auto", "2025-11-25": "legacy" } as const;
type Revision = keyof typeof REVISIONS;
type Answer = "accept" | "decline" | "cancel";
const WHEN = tomorrow();

/** A client of a key with some scopes; `answer` is what its person says when asked, undefined: it cannot ask. */
async function connect(revision: Revision, { scopes, answer }: { scopes?: string[]; answer?: Answer } = {}) {
  const team = await createTeam(database.db, "approver");
  const { token } = await createApiKey(database.db, team.owner, scopes ? { scopes } : {});
  const server = await serveMcp({ deps: () => fakeDeps(database.db) });
  open.push(server.stop);
  const client = new Client(
    { name: "test", version: "1" },
    {
      capabilities: answer ? { elicitation: { form: {} } } : {},
      versionNegotiation: { mode: REVISIONS[revision] },
    },
  );
  const asked: string[] = [];
  if (answer)
    client.setRequestHandler("elicitation/create", ({ params }) => {
      asked.push(params.message);
      return { action: answer, ...(answer === "accept" && { content: { reviewed: true } }) };
    });
  const requestInit = { headers: { authorization: `Bearer ${token}` } };
  await client.connect(new StreamableHTTPClientTransport(new URL(server.url), { requestInit }));
  open.push(() => client.close());
  return { client, asked, url: server.url, token, ...team };
}
const textOf = (result: { content?: unknown }) => (result.content as { text: string }[])[0]!.text;

describe.each(Object.keys(REVISIONS) as Revision[])("a client of %s", (revision) => {
  test("meets the server, its tools in their order, its prompts and resources", async () => {
    const { client } = await connect(revision);
    expect(client.getNegotiatedProtocolVersion()).toBe(revision);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(TOOLS.map(({ name }) => name));
    for (const { name, title, description, annotations, outputSchema } of tools) {
      expect({ title, description }).toEqual({
        title: `mcp:tools.${name}.title`,
        description: `mcp:tools.${name}.description mcp:notice`,
      });
      expect(outputSchema?.required).toContain("notice");
      expect(annotations).toMatchObject({ readOnlyHint: /^(list|get|check|find)_/.test(name) });
    }
    const { prompts } = await client.listPrompts();
    expect(prompts.map(({ name }) => name)).toEqual(["weekly_plan", "turn_article_into_posts"]);
    expect((await client.listResources()).resources.map(({ uri }) => uri)).toEqual(["takt://guidelines"]);
    const { resourceTemplates } = await client.listResourceTemplates();
    expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toEqual(["takt://posts/{id}"]);
  });

  test("creates, reads, changes and checks a draft, and cannot schedule it unreviewed", async () => {
    const { client } = await connect(revision);
    const created = await client.callTool({ name: "create_draft", arguments: { text: "Hello" } });
    const { post } = created.structuredContent as { post: { id: string; version: number } };
    expect(created.structuredContent).toMatchObject({
      notice: "mcp:notice",
      post: { text: "Hello", status: "draft", isReviewNeeded: true },
    });
    const changed = await client.callTool({
      name: "update_draft",
      arguments: { id: post.id, version: post.version, text: "Changed" },
    });
    expect(changed.structuredContent).toMatchObject({ post: { text: "Changed", version: 2 } });
    const read = await client.readResource({ uri: `takt://posts/${post.id}` });
    expect(JSON.stringify(read.contents)).toContain("Changed");
    const checked = await client.callTool({ name: "check_post", arguments: { id: post.id } });
    expect(checked.structuredContent).toMatchObject({
      characters: 7,
      beforeFold: { mobile: "Changed" },
      findings: [],
    });
    const refused = await client.callTool({
      name: "schedule_post",
      arguments: { id: post.id, version: 2, when: WHEN },
    });
    expect(refused.isError).toBe(true);
    expect(textOf(refused)).toContain("errors:post_not_reviewed mcp:reviewHere http");
  });

  test("gets a prompt with what the person said as data", async () => {
    const { client } = await connect(revision);
    const { messages } = await client.getPrompt({ name: "weekly_plan", arguments: { focus: "Launch" } });
    expect(JSON.stringify(messages)).toMatch(/mcp:prompts.weekly_plan.text.*<data-\w+>.*Launch.*<\/data-/);
  });

  test.each([
    ["create_draft", { text: "Hello" }, "posts:read posts:write"],
    ["get_analytics", { days: 7 }, "posts:read analytics:read"],
  ])("is refused %s with 403 and the scopes it needs where it lacks one", async (name, input, needed) => {
    const { client, url, token } = await connect(revision, { scopes: ["posts:read"] });
    const params = { name, arguments: input };
    await expect(client.callTool(params)).rejects.toThrow();
    const body = { jsonrpc: "2.0", id: 1, method: "tools/call", params };
    const answer = await fetch(url, {
      method: "POST",
      headers: {
        authorization: `Bearer ${token}`,
        "content-type": "application/json",
        accept: "application/json, text/event-stream",
      },
      body: JSON.stringify(body),
    });
    expect(answer.status).toBe(403);
    const challenge = answer.headers.get("www-authenticate");
    expect(challenge).toMatch(/^Bearer error="insufficient_scope".*resource_metadata=/);
    expect(challenge).toContain(`scope="${needed}"`);
  });
});

describe("a text that waits for a review is scheduled", () => {
  const write = async (made: Awaited<ReturnType<typeof connect>>) => {
    const { workspaceId } = made.owner;
    const data = { aiOrigin: "generated", content: "A machine's text" } as const;
    return createPost(database.db, { id: made.owner.userId, workspaceId }, data);
  };
  const approve = async ({ owner, members }: Awaited<ReturnType<typeof connect>>, id: string) => {
    const deps = fakeDeps(database.db);
    await setApprovalRules(deps, owner, ONE_STAGE);
    await requestApproval(deps, owner, { ref: { id, version: 1 }, note: "" });
    const { approval, version } = await getPost(deps, members[0]!, id);
    await approvePost(deps, members[0]!, { ref: { id, version }, hash: approval!.hash, note: "" });
    return version;
  };
  const schedule = ({ client }: Awaited<ReturnType<typeof connect>>, id: string, version = 1) =>
    client.callTool({ name: "schedule_post", arguments: { id, version, when: WHEN } });

  test("when its person confirms it in the client, who is shown all of it", async () => {
    const made = await connect("2026-07-28", { answer: "accept" });
    const { id } = await write(made);
    const result = await schedule(made, id);
    expect(result.structuredContent).toMatchObject({
      post: { status: "scheduled", schedule: { wall: WHEN.wall } },
    });
    expect(made.asked).toEqual([expect.stringContaining("A machine's text")]);
    expect(made.asked[0]).toContain(`${WHEN.wall.replace("T", " ")} (UTC)`);
    expect((await database.db.post.findUniqueOrThrow({ where: { id } })).reviewedAt).not.toBeNull();
  });

  test.each(["decline", "cancel"] as const)("not where they %s", async (answer) => {
    const made = await connect("2026-07-28", { answer });
    const { id } = await write(made);
    expect(textOf(await schedule(made, id))).toContain("[post_not_reviewed]");
    expect(made.asked).toHaveLength(1);
    expect(await database.db.post.findUniqueOrThrow({ where: { id } })).toMatchObject({
      status: "draft",
      reviewedAt: null,
    });
  });

  test("not where a client of 2025-11-25 could ask: it cannot be asked without a session", async () => {
    const made = await connect("2025-11-25", { answer: "accept" });
    const { id } = await write(made);
    expect(textOf(await schedule(made, id))).toContain("[post_not_reviewed]");
    expect(made.asked).toEqual([]);
  });

  test("not in another version than the one that is named", async () => {
    const made = await connect("2026-07-28", { answer: "accept" });
    const { id } = await write(made);
    expect(textOf(await schedule(made, id, 7))).toContain("[post_changed]");
    expect(made.asked).toEqual([]);
  });

  test("when the workspace has approved it, with nobody asked", async () => {
    const made = await connect("2026-07-28", { answer: "decline" });
    const { id } = await write(made);
    const result = await schedule(made, id, await approve(made, id));
    expect(result.structuredContent).toMatchObject({ post: { status: "scheduled", approval: "approved" } });
    expect(made.asked).toEqual([]);
  });

  test("without a question when a person has reviewed it before", async () => {
    const made = await connect("2026-07-28", { answer: "decline" });
    const { id } = await write(made);
    await database.db.post.update({ where: { id }, data: { reviewedAt: new Date() } });
    expect((await schedule(made, id)).structuredContent).toMatchObject({ post: { status: "scheduled" } });
    expect(made.asked).toEqual([]);
  });
});
