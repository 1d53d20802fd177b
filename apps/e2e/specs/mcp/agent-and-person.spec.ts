import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { createApiKey } from "@takt/domain/testing/create-api-key";
import { createTeam } from "../../fixtures/create-team";
import { localized } from "../../fixtures/localized";
import { expect, test, type World } from "../../fixtures/world";

const { t } = localized("en");
const DAY_MS = 86_400_000;
const slotIn = (days: number) => ({
  wall: new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 16),
  zone: "UTC",
});

type AgentPost = { id: string; version: number; status: string; url: string };

/** An agent with a key of the world's user, who owns a team; it cannot ask its person. */
async function connectAgent(world: World) {
  const { workspace } = await createTeam(world);
  const { token } = await createApiKey(world.db, { userId: world.user.id, workspaceId: workspace.id });
  const agent = new Client({ name: "agent", version: "1" }, { versionNegotiation: { mode: "auto" } });
  const requestInit = { headers: { authorization: `Bearer ${token}` } };
  await agent.connect(new StreamableHTTPClientTransport(new URL(`${world.webUrl}/mcp`), { requestInit }));
  const call = async (name: string, input: Record<string, unknown>) => {
    const { content, structuredContent } = await agent.callTool({ name, arguments: input });
    const text = content.flatMap((part) => (part.type === "text" ? [part.text] : [])).join("\n");
    return {
      text,
      ...(structuredContent as { post?: AgentPost }),
    };
  };
  return { agent, call };
}

test("an agent writes a draft and cannot schedule it; a person reviews it on screen, and then the agent moves it", async ({
  page,
  world,
}) => {
  const { agent, call } = await connectAgent(world);
  const { post, text } = await call("create_draft", { text: "What we learned this week." });
  expect(text).toContain("A person has to review it before it is scheduled.");
  const { id, version, url } = post!;
  const refused = await call("schedule_post", { id, version, when: slotIn(1) });
  expect(refused.text).toContain(t("errors:post_not_reviewed"));
  expect(refused.text).toContain(url);
  expect(await world.db.post.findUniqueOrThrow({ where: { id } })).toMatchObject({ status: "draft" });

  await world.login(page);
  await page.goto(url);
  await page.getByRole("button", { name: t("posts:actions.schedule"), exact: true }).click();
  const dialog = page.getByRole("dialog", { name: t("posts:schedule.title"), exact: true });
  await dialog.getByRole("checkbox", { name: t("posts:review.label"), exact: true }).check();
  await dialog.getByRole("button", { name: t("posts:schedule.submit"), exact: true }).click();
  const row = () => world.db.post.findUniqueOrThrow({ where: { id } });
  await expect.poll(async () => (await row()).status).toBe("scheduled");
  expect((await row()).reviewedAt).not.toBeNull();

  const { wall, zone } = slotIn(3);
  const moved = await call("schedule_post", { id, version: (await row()).version, when: { wall, zone } });
  expect(moved.post).toMatchObject({ status: "scheduled", schedule: { wall, zone } });
  await agent.close();
});
