import { expect, test } from "vitest";
import { voiceDraft } from "./voice-draft";

test("a text of any length is a draft, and nothing else is", () => {
  for (const draft of ["", "x".repeat(100_000)])
    expect(voiceDraft.safeParse(draft)).toEqual({ success: true, data: draft });
  for (const invalid of [null, 3, ["text"], { text: "a" }])
    expect(voiceDraft.safeParse(invalid).success).toBe(false);
});
