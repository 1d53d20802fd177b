import { expect, test } from "vitest";
import { waitlistDraft } from "./waitlist-draft";

test("a stored draft is read by its two texts, without what else was stored", () => {
  const stored: unknown = { id: "1", content: "", theme: "dark" };
  expect(waitlistDraft.safeParse(stored)).toEqual({ success: true, data: { id: "1", content: "" } });
});

test.each([null, undefined, "text", 5, [], {}, { id: "1" }, { content: "text" }, { id: 1, content: "text" }])(
  "%j is no draft",
  (stored) => expect(waitlistDraft.safeParse(stored)).toEqual({ success: false }),
);
