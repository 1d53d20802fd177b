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

test("the sitemap has each public page in each language, each naming both", () => {
  const pages = ["", "/contracts/cancel", "/contracts/withdraw"].map((page) => ({
    en: `http://localhost:3000${page || "/"}`,
    de: `http://localhost:3000/de${page}`,
  }));
  expect(sitemap()).toEqual(
    pages.flatMap((languages) => [
      { url: languages.en, alternates: { languages } },
      { url: languages.de, alternates: { languages } },
    ]),
  );
});
