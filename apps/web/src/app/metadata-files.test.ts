import { beforeAll, expect, test } from "vitest";
import { ARTICLE_PATHS } from "../features/content/parts/content-list";
import { PUBLIC_PAGES } from "../features/site/parts/public-pages";
import { ICONS } from "../features/site/pictures/icons";
import { setEnv } from "../server/testing/set-env";
import { GET as securityTxt } from "./.well-known/security.txt/route";
import { GET as manifest } from "./manifest/[file]/route";
import robots from "./robots";
import sitemap from "./sitemap";

beforeAll(() => setEnv());

test("robots.txt disallows what needs a session in both languages and names the sitemap", () => {
  expect(robots()).toEqual({
    rules: {
      userAgent: "*",
      allow: "/",
      disallow: ["/app", "/de/app", "/provider", "/de/provider", "/api/", "/auth/"],
    },
    sitemap: "http://localhost:3000/sitemap.xml",
  });
});

test("the sitemap has each public page and article in each language, each naming both", () => {
  const pages = [...PUBLIC_PAGES, ...ARTICLE_PATHS].map((page) => ({
    en: `http://localhost:3000${page}`,
    de: `http://localhost:3000/de${page === "/" ? "" : page}`,
  }));
  expect(sitemap()).toEqual(
    pages.flatMap((languages) => [
      { url: languages.en, alternates: { languages } },
      { url: languages.de, alternates: { languages } },
    ]),
  );
});

test("security.txt names whom to tell and is valid for less than a year", async () => {
  setEnv({ PROVIDER_EMAIL: "hello@takt.example" });
  const fields = (await securityTxt().text()).trim().split("\n").map(splitField);
  expect(fields.filter(([name]) => name === "Contact").map(([, contact]) => contact)).toEqual([
    "mailto:hello@takt.example",
    "http://localhost:3000/contact",
    "http://localhost:3000/de/contact",
  ]);
  const others = Object.fromEntries(fields);
  expect(others["Preferred-Languages"]).toBe("en, de");
  expect(others["Canonical"]).toBe("http://localhost:3000/.well-known/security.txt");
  const days = (Date.parse(others["Expires"]!) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(90);
  expect(days).toBeLessThan(365);
});

test.each(["en", "de"])("the manifest in %s names icons that are made, in their sizes", async (locale) => {
  const params = Promise.resolve({ file: `${locale}.webmanifest` });
  const made = await manifest(new Request("http://localhost:3000"), { params });
  const { lang, start_url, icons } = (await made.json()) as {
    lang: string;
    start_url: string;
    icons: { src: string; sizes: string }[];
  };
  expect([lang, start_url]).toEqual([locale, `${locale === "en" ? "" : "/de"}/app?workspace=last`]);
  expect(icons).toHaveLength(4);
  for (const { src, sizes } of icons) {
    const { size } = ICONS[src.replace("/icons/", "")]!;
    expect(sizes).toBe(`${size}x${size}`);
  }
});

function splitField(line: string): [string, string] {
  const at = line.indexOf(": ");
  return [line.slice(0, at), line.slice(at + 2)];
}
