import { describe, expect, it } from "vitest";
import { redact } from "./redact";

const token = "AQV" + "x".repeat(40);

describe("redaction", () => {
  it("replaces values under telling names, at any depth", () => {
    const seen = JSON.stringify(
      redact({
        accessToken: "abc",
        nested: [{ cookie: "c=1", AUTH_SECRET: "s", content: "my post" }],
        postId: "p1",
      }),
    );
    expect(seen).not.toMatch(/abc|c=1|my post/);
    expect(seen).toContain("p1");
  });

  it("finds tokens, addresses and passwords inside texts and errors", () => {
    const error = new Error(`sent Bearer abc.def for jana@example.com with ${token}`, {
      cause: new Error("postgresql://postgres:hunter2@127.0.0.1/takt"),
    });
    const seen = JSON.stringify(redact({ error }));
    expect(seen).not.toMatch(/abc\.def|jana@|AQV|hunter2/);
    expect(seen).toContain("sent [redacted] for [email]");
  });

  it("handles circular references and bigints", () => {
    const circle: Record<string, unknown> = { bytes: 5n };
    circle.self = circle;
    expect(JSON.stringify(redact(circle))).toContain('"bytes":"5"');
  });

  it("cuts long texts first, between words", () => {
    const text = `${"word ".repeat(799)}jana@example.com ${"more ".repeat(4000)}`;
    expect(redact(text)).toBe(`${"word ".repeat(799)}[cut: ${text.length} characters]`);
    expect(redact(text.slice(20))).toContain("[email] more");
  });

  it.each([
    ["one long word", "a".repeat(100_000)],
    ["a word after each dot", "a.".repeat(50_000)],
    ["beginnings of tokens", "eyJ-".repeat(25_000)],
    ["beginnings of addresses", "a@b-".repeat(25_000)],
    ["beginnings of URLs", "a://b:c ".repeat(12_500)],
  ])("takes linear time for %s", (_, text) => {
    const began = performance.now();
    for (let i = 0; i < 20; i++) redact(text);
    expect(performance.now() - began).toBeLessThan(400);
  });
});
