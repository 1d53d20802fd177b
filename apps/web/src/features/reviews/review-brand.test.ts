import { NO_BRAND } from "@takt/domain/brand/model/brand-view";
import { expect, test } from "vitest";
import { getLogoUrl, getReviewHost, getReviewMark } from "./review-brand";

const TOKEN = "x".repeat(43);
const shown = (brand: Partial<typeof NO_BRAND>) => ({ workspace: "Team", brand: { ...NO_BRAND, ...brand } });

test.each([
  [{}, { mark: null, host: "Team", logo: null }],
  [{ footer: "Kiel" }, { mark: null, host: "Team", logo: null }],
  [{ primaryColor: "#7a1f5c" }, { mark: "Team", host: "Team", logo: null }],
  [{ name: "Nord" }, { mark: "Nord", host: "Nord", logo: null }],
  [{ logo: "a1b2c3d4" }, { mark: "Team", host: "Team", logo: `/api/review/${TOKEN}/logo?v=a1b2c3d4` }],
])("the brand %j heads the page of a link as %j", (brand, { mark, host, logo }) => {
  const review = shown(brand);
  expect(getReviewMark(review)).toBe(mark);
  expect(getReviewHost(review)).toBe(host);
  expect(getLogoUrl(review, TOKEN)).toBe(logo);
});
