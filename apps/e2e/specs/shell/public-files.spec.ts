import { localized } from "../../fixtures/localized";
import { expect, test } from "../../fixtures/world";

const { t } = localized("de");

test("search engines and browsers get real files, not the landing page", async ({ request, world }) => {
  const robots = await request.get("/robots.txt");
  expect(robots.headers()["content-type"]).toContain("text/plain");
  expect(await robots.text()).toContain(`Sitemap: ${world.webUrl}/sitemap.xml`);
  expect(await robots.text()).toContain("Disallow: /de/app");
  const sitemap = await request.get("/sitemap.xml");
  expect(sitemap.headers()["content-type"]).toContain("xml");
  expect(await sitemap.text()).toContain(`<loc>${world.webUrl}/de</loc>`);
  const icon = await request.get("/favicon.ico");
  expect(icon.headers()["content-type"]).toMatch(/icon/);
  expect((await icon.body()).subarray(0, 4)).toEqual(Buffer.from([0, 0, 1, 0]));
});

test("paths that bypass the proxy return 404 and are not taken as a language", async ({ request }) => {
  for (const path of ["/api/login", "/auth/login", "/auth/app", "/_next/login"]) {
    const answer = await request.get(path, { headers: { accept: "text/html" }, maxRedirects: 0 });
    expect({ path, status: answer.status() }).toEqual({ path, status: 404 });
    expect(await answer.text()).not.toContain(t("login:continue"));
    expect(await answer.text()).not.toMatch(/<html[^>]* lang="(api|auth|_next)"/);
  }
});
