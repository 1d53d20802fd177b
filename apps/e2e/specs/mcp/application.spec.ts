import { UnauthorizedError } from "@modelcontextprotocol/client";
import type { Page } from "@playwright/test";
import { allowApplication } from "../../fixtures/allow-application";
import { createTeam } from "../../fixtures/create-team";
import { localized } from "../../fixtures/localized";
import { createMcpApplication, REVISIONS, type Revision } from "../../fixtures/mcp-application";
import { oauthClient } from "../../fixtures/oauth-states";
import { expect, test, type World } from "../../fixtures/world";

const { t, at } = localized("en");
const DAY_MS = 86_400_000;
const ALL_SCOPES = "workspace:read posts:read posts:write posts:publish analytics:read";
const tomorrow = () => ({ wall: new Date(Date.now() + DAY_MS).toISOString().slice(0, 16), zone: "UTC" });

type Posted = { post: { id: string; version: number; status: string } };

/** An application that nobody has let in yet, and a person who can. */
async function start(page: Page, world: World, revision: Revision) {
  const { workspace, slug } = await createTeam(world);
  await world.login(page);
  const application = createMcpApplication(world, revision);
  /** The person lets in whoever has just asked. */
  const allow = async (level: "draft" | "schedule") =>
    application.finish(
      await allowApplication(page, t, application.provider.asked!, { workspace: workspace.name, level }),
    );
  const letIn = async (level: "draft" | "schedule") => {
    await expect(application.connect()).rejects.toThrow(UnauthorizedError);
    await allow(level);
    expect(await application.connect()).toBe(revision);
  };
  const writeDraft = async () =>
    ((await application.call("create_draft", { text: "What we learned." })).data as Posted).post;
  return { application, allow, letIn, writeDraft, slug };
}

const grants = ({ db, user }: World) =>
  db.oauthGrant.findMany({ where: { userId: user.id }, orderBy: { createdAt: "asc" } });
const markReviewed = ({ db }: World, id: string) =>
  db.post.update({ where: { id }, data: { reviewedAt: new Date() } });
const expireAccess = ({ db, user }: World) =>
  db.oauthToken.updateMany({
    where: { kind: "access", grant: { userId: user.id } },
    data: { expiresAt: new Date(Date.now() - 1_000) },
  });

for (const revision of REVISIONS)
  test.describe(`an application of ${revision}`, () => {
    test("finds its way from a 401 to the consent page, and is let in for a tool of each kind", async ({
      page,
      world,
    }) => {
      const { application, letIn, writeDraft } = await start(page, world, revision);
      await letIn("schedule");
      const { provider, refusals, call } = application;
      const metadata = `${world.webUrl}/.well-known/oauth-protected-resource/mcp`;
      expect(refusals).toEqual([
        { status: 401, challenge: `Bearer resource_metadata="${metadata}", scope="${ALL_SCOPES}"` },
      ]);
      const { clientId, resource } = oauthClient(world);
      expect(provider.discoveryState()).toMatchObject({
        authorizationServerUrl: world.webUrl,
        resourceMetadata: { resource },
        authorizationServerMetadata: { issuer: world.webUrl, client_id_metadata_document_supported: true },
      });
      expect(Object.fromEntries(provider.asked!.searchParams)).toMatchObject({
        client_id: clientId,
        resource,
        scope: ALL_SCOPES,
        code_challenge_method: "S256",
      });
      expect(provider.tokens()?.scope).toBe(ALL_SCOPES);

      const { id, version } = await writeDraft();
      expect((await call("list_posts", {})).data).toMatchObject({ posts: [{ id }] });
      expect((await call("get_analytics", { days: 7 })).data).toMatchObject({ topPosts: [] });
      const schedule = () => call("schedule_post", { id, version, when: tomorrow() });
      const first = await schedule();
      if (revision === "2025-11-25") {
        // It cannot ask its person, who reviews the text in Takt.
        expect(first.text).toContain(t("errors:post_not_reviewed"));
        await markReviewed(world, id);
      }
      const { post } = (revision === "2025-11-25" ? await schedule() : first).data as Posted;
      expect(post).toMatchObject({ id, status: "scheduled" });
      const off = await call("unschedule_post", { id, version: post.version });
      expect(off.data).toMatchObject({ post: { id, status: "draft", schedule: null } });
      expect(refusals).toHaveLength(1);
      await application.close();
    });

    test("renews its tokens, and who brings the old one ends the access of both", async ({ page, world }) => {
      const { application, letIn } = await start(page, world, revision);
      await letIn("draft");
      const { provider, call } = application;
      const first = provider.tokens()!;
      await expireAccess(world);
      expect((await call("list_posts", {})).data).toMatchObject({ posts: [] });
      const second = provider.tokens()!;
      expect(second.scope).toBe(first.scope);
      expect(second.access_token).not.toBe(first.access_token);
      expect(second.refresh_token).not.toBe(first.refresh_token);

      const thief = createMcpApplication(world, revision, first);
      await expect(thief.connect()).rejects.toThrow(UnauthorizedError);
      expect(thief.provider.tokens()).toBeUndefined();
      expect(await grants(world)).toMatchObject([{ revokedBy: "reuse" }]);
      await expect(call("list_posts", {})).rejects.toThrow(UnauthorizedError);
      expect(provider.tokens()).toBeUndefined();
      await application.close();
    });

    test("with drafts alone is told the scopes of scheduling, and asks its person for them", async ({
      page,
      world,
    }) => {
      const { application, allow, letIn, writeDraft } = await start(page, world, revision);
      await letIn("draft");
      const { provider, refusals, call } = application;
      expect(provider.tokens()?.scope).not.toContain("posts:publish");
      const { id, version } = await writeDraft();
      await markReviewed(world, id);
      const schedule = () => call("schedule_post", { id, version, when: tomorrow() });
      await expect(schedule()).rejects.toThrow(UnauthorizedError);
      expect(refusals.at(-1)).toMatchObject({
        status: 403,
        challenge: expect.stringMatching(`^Bearer error="insufficient_scope".*scope="${ALL_SCOPES}"`),
      });
      expect(provider.asked!.searchParams.get("scope")?.split(" ").toSorted()).toEqual(
        ALL_SCOPES.split(" ").toSorted(),
      );
      await allow("schedule");
      expect((await schedule()).data).toMatchObject({ post: { id, status: "scheduled" } });
      await application.close();
    });

    test("whose access its person ends in the settings has to ask again", async ({ page, world }) => {
      const { application, allow, letIn, slug } = await start(page, world, revision);
      await letIn("draft");
      const { provider, refusals, call } = application;
      const before = provider.asked;
      await page.goto(at(`/app/w/${slug}/user/settings?tab=applications`));
      await page
        .getByRole("button", { name: t("oauth:revoke.openFor", { name: "Writer's desk" }), exact: true })
        .click();
      await page
        .getByRole("alertdialog")
        .getByRole("button", { name: t("oauth:revoke.action"), exact: true })
        .click();
      await expect
        .poll(async () => (await grants(world)).map(({ revokedBy }) => revokedBy))
        .toEqual(["member"]);
      await expect(call("list_posts", {})).rejects.toThrow(UnauthorizedError);
      expect(refusals.map(({ status }) => status)).toEqual([401, 401]);
      expect(provider.tokens()).toBeUndefined();
      expect(provider.asked).not.toBe(before);
      await allow("draft");
      expect((await call("list_posts", {})).data).toMatchObject({ posts: [] });
      await application.close();
    });
  });
