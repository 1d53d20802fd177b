import { expect, test } from "vitest";
import { checkPostSchema } from "./check-post-schema";

const good = {
  author: "urn:li:person:a",
  commentary: "x",
  visibility: "PUBLIC",
  distribution: { feedDistribution: "MAIN_FEED", targetEntities: [], thirdPartyDistributionChannels: [] },
  lifecycleState: "PUBLISHED",
  isReshareDisabledByAuthor: false,
};
const { distribution: _, ...withoutDistribution } = good;
const missing = "field is required but not found and has no default value";

test("a post passes with and without the optional fields", () => {
  expect(checkPostSchema(good)).toEqual(good);
  const { isReshareDisabledByAuthor: __, ...short } = { ...good, distribution: { feedDistribution: "NONE" } };
  expect(checkPostSchema(short)).toEqual(short);
});

test.each<[string, unknown, string]>([
  ["no distribution", withoutDistribution, `ERROR :: /distribution :: ${missing}\n`],
  [
    "article without title",
    { ...good, content: { article: { source: "https://a.example" } } },
    `ERROR :: /content/article/title :: ${missing}\n`,
  ],
  [
    "document without title",
    { ...good, content: { media: { id: "urn:li:document:1" } } },
    `ERROR :: /content/media/title :: ${missing}\n`,
  ],
  [
    "unknown field",
    { ...good, scheduledAt: 1 },
    "ERROR :: /scheduledAt :: unrecognized field found but not allowed\n",
  ],
  ["unknown symbol", { ...good, visibility: "ALL" }, 'ERROR :: /visibility :: "ALL" is not an enum symbol\n'],
  ["wrong type", { ...good, commentary: 5 }, "ERROR :: /commentary :: 5 cannot be coerced to String\n"],
  [
    "two kinds of content",
    { ...good, content: { media: { id: "a" }, poll: {} } },
    "ERROR :: /content :: DataMap should have no more than one entry for a union type\n",
  ],
  [
    "two faults, two lines",
    { ...withoutDistribution, x: 1 },
    `ERROR :: /distribution :: ${missing}\nERROR :: /x :: unrecognized field found but not allowed\n`,
  ],
])("a post with %s is 422 with Rest.li's message", (_name, body, message) => {
  expect(() => checkPostSchema(body)).toThrow(
    expect.objectContaining({ status: 422, body: { message, status: 422 } }),
  );
});

test.each([{ content: null }, { content: {} }])("a post with %j has an unpermitted field", (part) => {
  expect(() => checkPostSchema({ ...good, ...part })).toThrow(
    expect.objectContaining({
      status: 403,
      message: expect.stringMatching(/Unpermitted fields .*\[\/content\]$/),
    }),
  );
});

test("read-only fields are unpermitted", () => {
  expect(() => checkPostSchema({ ...good, id: "urn:li:share:1" })).toThrow(/\[\/id\]$/);
});
