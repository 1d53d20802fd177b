import { beforeAll, expect, test } from "vitest";
import { setEnv } from "../server/testing/set-env";
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

test("the sitemap has the landing page in each language, each naming both", () => {
  const languages = { en: "http://localhost:3000/", de: "http://localhost:3000/de" };
  expect(sitemap()).toEqual([
    { url: languages.en, alternates: { languages } },
    { url: languages.de, alternates: { languages } },
  ]);
});
