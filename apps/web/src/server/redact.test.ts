import { afterEach, describe, expect, it, vi } from "vitest";
import { redact } from "./redact";

const token = "AQV" + "x".repeat(40);

afterEach(() => void vi.restoreAllMocks());

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

  it("leaves the address of a review link without what opens it", () => {
    const path = `/de/review/${"x".repeat(43)}`;
    expect(redact({ path, route: "/review/[token]" })).toEqual({
      path: "/de/review/[redacted]",
      route: "/review/[token]",
    });
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
    ["many words", "eyJ- a@b- a://b:c ".repeat(5_000)],
  ])("searches no more than the beginning of %s", (_, text) => {
    const replace = vi.spyOn(String.prototype, "replace");
    redact(text);
    const searched = replace.mock.contexts.map((context) => String(context).length);
    expect(searched.length).toBeGreaterThan(0);
    expect(Math.max(...searched)).toBeLessThan(4_100);
  });
});
