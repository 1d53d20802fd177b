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

test("what a page names for browsers and link cards is there, of the right kind and size", async ({
  page,
  request,
  world,
}) => {
  await page.goto("/de");
  const named = (selector: string, attribute: string) =>
    page.locator(`head ${selector}`).first().getAttribute(attribute);
  expect(await named('link[rel="canonical"]', "href")).toBe(`${world.webUrl}/de`);
  const link = await named('link[rel="manifest"]', "href");
  const manifest = await request.get(link!);
  expect(manifest.headers()["content-type"]).toContain("application/manifest+json");
  const { lang, icons } = (await manifest.json()) as { lang: string; icons: Picture[] };
  expect(lang).toBe("de");
  const apple = { src: (await named('link[rel="apple-touch-icon"]', "href"))!, sizes: "180x180" };
  const card = { src: (await named('meta[property="og:image"]', "content"))!, sizes: "1200x630" };
  expect(card.src).toBe(`${world.webUrl}/og/de.png`);
  for (const { src, sizes } of [...icons, apple, card]) {
    const answer = await request.get(src);
    expect(answer.headers()["content-type"]).toBe("image/png");
    expect(pngSize(await answer.body())).toBe(sizes);
  }
});

test("security.txt is where RFC 9116 looks for it", async ({ request, world }) => {
  const answer = await request.get("/.well-known/security.txt");
  expect(answer.headers()["content-type"]).toContain("text/plain");
  expect(await answer.text()).toContain(`Contact: ${world.webUrl}/contact\n`);
});

test("paths that bypass the proxy return 404 and are not taken as a language", async ({ request }) => {
  for (const path of ["/api/login", "/auth/login", "/auth/app", "/_next/login"]) {
    const answer = await request.get(path, { headers: { accept: "text/html" }, maxRedirects: 0 });
    expect({ path, status: answer.status() }).toEqual({ path, status: 404 });
    expect(await answer.text()).not.toContain(t("login:continue"));
    expect(await answer.text()).not.toMatch(/<html[^>]* lang="(api|auth|_next)"/);
  }
});

type Picture = { src: string; sizes: string };

/** `192x192`: the size that a PNG states in its first chunk. */
function pngSize(file: Buffer): string {
  return `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`;
}
