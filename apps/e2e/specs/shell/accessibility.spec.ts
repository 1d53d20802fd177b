import AxeBuilder from "@axe-core/playwright";
import { createPost } from "@takt/db/testing/factories/create-post";
import { expect, test, type World } from "../../fixtures/world";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const SIZES = { desktop: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } };

const SCREENS: { name: string; path: (world: World) => Promise<string> | string; signedIn?: boolean }[] = [
  { name: "landing", path: () => "/" },
  { name: "login", path: () => "/login" },
  { name: "not found", path: () => "/nowhere" },
  { name: "posts", path: () => "/app/posts", signedIn: true },
  { name: "create", path: () => "/app/content/create", signedIn: true },
  { name: "calendar", path: () => "/app/content/calendar", signedIn: true },
  {
    name: "notifications",
    signedIn: true,
    path: async ({ db, user }) => {
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
      });
      return "/app/notifications";
    },
  },
  { name: "settings", path: () => "/app/user/settings?tab=notifications", signedIn: true },
  {
    name: "connection ending",
    signedIn: true,
    path: async ({ db, user }) => {
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
    path: async ({ db, user }) => {
      const post = await createPost(db, user, {
        status: "scheduled",
        scheduledAt: new Date(Date.now() + 86_400_000),
      });
      return `/app/content/edit/${post.id}`;
    },
  },
];

for (const screen of SCREENS)
  for (const locale of ["en", "de"])
    for (const theme of ["light", "dark"] as const)
      test(`${screen.name}, ${locale}, ${theme}: axe clean at both sizes, no raw key, nothing from outside`, async ({
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
        await page.context().addCookies([{ name: "takt-theme", value: theme, url: world.webUrl }]);
        const path = await screen.path(world);
        await page.goto(locale === "de" ? `/de${path === "/" ? "" : path}` : path);
        await expect(page.locator("html")).toHaveAttribute("lang", locale);
        await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
        await page.waitForLoadState("networkidle");
        for (const size of Object.values(SIZES)) {
          await page.setViewportSize(size);
          const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
          expect(
            violations.map(
              ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join("; ")}`,
            ),
          ).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
            size.width,
          );
        }
        // A key shown raw looks like "editor.text" or "posts:list.title".
        expect(await page.locator("body").innerText()).not.toMatch(
          /\b[a-z]+(?:[.:][a-z][A-Za-z]*){1,}\.[a-z]\w*\b/,
        );
        expect(complaints.filter((text) => !(screen.name === "not found" && text.includes("404")))).toEqual(
          [],
        );
      });
