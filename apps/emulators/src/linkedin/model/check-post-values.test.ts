import { expect, test } from "vitest";
import type { PostInput } from "./check-post-schema";
import { checkPostValues } from "./check-post-values";

const good: PostInput = {
  author: "urn:li:person:a-B_9",
  commentary: "x",
  visibility: "PUBLIC",
  distribution: { feedDistribution: "MAIN_FEED" },
  lifecycleState: "PUBLISHED",
};
const check = (part: Partial<PostInput>, max = 3_000, counts: "sent" | "published" = "sent") => {
  const input = { ...good, ...part };
  return () => checkPostValues(input, input.commentary.replaceAll("\\", ""), { max, counts });
};
const image = (n: number) => ({ id: `urn:li:image:${n}` });
const images = (n: number) => ({ multiImage: { images: Array.from({ length: n }, (_, i) => image(i)) } });
const poll = (part: object) => ({
  poll: {
    question: "?",
    options: [{ text: "a" }, { text: "b" }],
    settings: { duration: "ONE_DAY" },
    ...part,
  },
});

test.each<Partial<PostInput>>([
  {},
  { commentary: "", content: { media: image(1) } },
  { content: images(2) },
  { content: images(20) },
  { content: { article: { source: "https://a.example", title: "T" } } },
  { content: poll({}) },
  { reshareContext: { parent: "urn:li:share:1" } },
])("a post with %j passes", (part) => {
  expect(check(part)).not.toThrow();
});

test.each<[Partial<PostInput>, string]>([
  [{ author: "urn:li:member:1" }, "INVALID_URN_TYPE"],
  [{ author: "urn:li:person:" }, "INVALID_URN_ID"],
  [{ lifecycleState: "DRAFT" }, "INVALID_VALUE_FOR_FIELD"],
  [{ commentary: " \n" }, "INVALID_VALUE_BLANK_FIELD"],
  [{ content: { media: { id: "urn:li:share:1" } } }, "INVALID_URN_TYPE"],
  [{ content: { media: { ...image(1), altText: "a".repeat(4_087) } } }, "FIELD_LENGTH_TOO_LONG"],
  [{ content: { article: { source: "a.example", title: "T" } } }, "INVALID_VALUE_FOR_FIELD"],
  [{ content: poll({ question: "?".repeat(141) }) }, "FIELD_LENGTH_TOO_LONG"],
  [
    { content: poll({ settings: { duration: "ONE_DAY", isVoterVisibleToAuthor: false } }) },
    "INVALID_VALUE_FOR_FIELD",
  ],
  [{ reshareContext: { parent: "urn:li:activity:1" } }, "INVALID_URN_TYPE"],
])("a post with %j is 400 %s", (part, code) => {
  expect(check(part)).toThrow(
    expect.objectContaining({ status: 400, body: expect.objectContaining({ code }) }),
  );
});

test.each([
  [images(1), "FIELD_ARRAY_SIZE_TOO_LOW"],
  [images(21), "FIELD_ARRAY_SIZE_TOO_HIGH"],
  [poll({ options: [{ text: "a" }] }), "FIELD_ARRAY_SIZE_TOO_LOW"],
])("a list of the wrong size is 400 (%#)", (content, code) => {
  expect(check({ content })).toThrow(
    expect.objectContaining({
      body: expect.objectContaining({ errorDetails: { inputErrors: [expect.objectContaining({ code })] } }),
    }),
  );
});

test("the length of the sent text counts, or by a setting that of the published text", () => {
  const commentary = "\\(".repeat(5);
  expect(check({ commentary }, 10)).not.toThrow();
  expect(check({ commentary }, 9)).toThrow(
    "com.linkedin.content.common.exception.BadRequestResponseException: ShareCommentary text length " +
      "(10 characters) exceeded the maximum allowed (9 characters)",
  );
  expect(check({ commentary }, 9, "published")).not.toThrow();
});
