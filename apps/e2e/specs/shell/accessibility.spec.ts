import { createPost } from "@takt/db/testing/factories/create-post";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { inLanguage, LANGUAGES } from "../../fixtures/in-language";
import { expect, test, type World } from "../../fixtures/world";

type Path = `/${string}`;

/** Every screen as it is first seen; the journeys look at their dialogs, empty and failed states. */
const SCREENS: { name: string; path: (world: World) => Promise<Path> | Path; signedIn?: boolean }[] = [
  { name: "landing", path: () => "/" },
  { name: "login", path: () => "/login" },
  { name: "not found", path: () => "/nowhere" },
  { name: "dashboard", path: () => "/app", signedIn: true },
  { name: "posts", path: () => "/app/posts", signedIn: true },
  { name: "create", path: () => "/app/content/create", signedIn: true },
  { name: "calendar", path: () => "/app/content/calendar", signedIn: true },
  { name: "bookmarks", path: () => "/app/content/bookmarks", signedIn: true },
  { name: "compass", path: () => "/app/content/compass", signedIn: true },
  {
    name: "notifications",
    signedIn: true,
    path: async ({ db, user }): Promise<Path> => {
      const post = await createPost(db, user, { status: "failed", reason: "refused" });
      await db.notification.createMany({
        data: [
          {
            userId: user.id,
            kind: "post_failed",
            postId: post.id,
            occasion: `post_failed:${post.id}:${post.scheduling}`,
          },
          { userId: user.id, kind: "connection_expiring", occasion: "connection_expiring:0:14" },
        ],
        // The job of the minute may have told of one already.
        skipDuplicates: true,
      });
      return "/app/notifications";
    },
  },
  { name: "settings", path: () => "/app/user/settings?tab=notifications", signedIn: true },
  { name: "profile", path: () => "/app/user/profile", signedIn: true },
  {
    name: "connection ending",
    signedIn: true,
    path: async ({ db, user }): Promise<Path> => {
      const soon = new Date(Date.now() + 5 * 86_400_000);
      await db.user.update({ where: { id: user.id }, data: { linkedinAccessTokenExpiresAt: soon } });
      const scheduledAt = new Date(soon.getTime() + 86_400_000);
      await createPost(db, user, { status: "scheduled", scheduledAt });
      return "/app/posts?status=held";
    },
  },
  {
    name: "edit",
    signedIn: true,
    path: async ({ db, user }): Promise<Path> => {
      const post = await createPost(db, user, {
        status: "scheduled",
        scheduledAt: new Date(Date.now() + 86_400_000),
      });
      return `/app/content/edit/${post.id}`;
    },
  },
];

for (const screen of SCREENS)
  for (const language of LANGUAGES)
    test(`${screen.name}, ${language}: accessible in both themes and sizes, no complaint, nothing from outside`, async ({
      page,
      world,
    }) => {
      const complaints: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error") complaints.push(message.text());
      });
      page.on("request", (request) => {
        const { hostname } = new URL(request.url());
        if (!["localhost", "127.0.0.1", ""].includes(hostname)) complaints.push(request.url());
      });
      if (screen.signedIn) {
        await world.login(page);
        for (const status of ["draft", "published", "failed", "unconfirmed", "cancelled"] as const)
          await createPost(world.db, world.user, {
            status,
            ...(status === "failed" && { reason: "refused", reasonWords: "No." }),
          });
      }
      await page.goto(inLanguage(language, await screen.path(world)));
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      await page.waitForLoadState("networkidle");
      await expectAccessible(page, `${screen.name.replaceAll(" ", "-")}-${language}`);
      expect(complaints.filter((text) => !(screen.name === "not found" && text.includes("404")))).toEqual([]);
    });
