import { beforeAll, expect, test } from "vitest";
import { setEnv } from "~/server/testing/set-env";
import { publicMetadata } from "./site-metadata";

beforeAll(() => setEnv({ AUTH_URL: "https://takt.example" }));

const BRAND = { product: "Takt", promise: "A promise." };

test("a page names its own language as canonical, and both languages", () => {
  const { alternates } = publicMetadata("/help", "de", BRAND, { title: "Hilfe" });
  expect(alternates).toEqual({
    canonical: "https://takt.example/de/help",
    languages: {
      en: "https://takt.example/help",
      de: "https://takt.example/de/help",
      "x-default": "https://takt.example/help",
    },
  });
});

test("the home page's addresses have no slash too many", () => {
  const canonical = (["en", "de"] as const).map(
    (lng) => publicMetadata("/", lng, BRAND, { title: "Takt" }).alternates?.canonical,
  );
  expect(canonical).toEqual(["https://takt.example/", "https://takt.example/de"]);
});

test("a link card gets the page's title and language, and a picture with a description", () => {
  const { openGraph, twitter } = publicMetadata("/help", "de", BRAND, { title: "Hilfe" });
  const picture = {
    url: "https://takt.example/og/de.png",
    width: 1200,
    height: 630,
    alt: "Takt: A promise.",
  };
  expect(openGraph).toEqual({
    type: "website",
    title: "Hilfe",
    description: "A promise.",
    url: "https://takt.example/de/help",
    siteName: "Takt",
    locale: "de_DE",
    alternateLocale: ["en_GB"],
    images: [picture],
  });
  expect(twitter).toMatchObject({ card: "summary_large_image", title: "Hilfe", images: [picture] });
});

test("an article is one to link cards, with its day", () => {
  const page = { title: "Summer time", description: "Clocks.", publishedOn: "2026-11-25" };
  expect(publicMetadata("/blog/summer-time", "en", BRAND, page).openGraph).toMatchObject({
    type: "article",
    publishedTime: "2026-11-25",
    description: "Clocks.",
  });
});
