import { expect, test } from "vitest";
import { redact } from "./redact";
import { redactConsole } from "./redact-console";

test("errors that libraries print are logged without addresses and tokens", () => {
  const lines: string[] = [];
  const write = (event: string, fields?: object) => void lines.push(JSON.stringify([event, redact(fields)]));
  const target = { warn() {}, error() {} } as Pick<Console, "warn" | "error">;
  redactConsole({ warn: write, error: write }, target);
  const cause = new Error("postgresql://takt:hunter2@db/takt");
  target.error(" ⨯", new Error("no mail for jana@example.com", { cause }));
  target.warn("Bearer abc.def");
  expect(lines).toHaveLength(2);
  expect(lines.join()).not.toMatch(/jana@|hunter2|abc\.def/);
  expect(lines[0]).toContain("no mail for [email]");
});

test("what Next prints of bodies that strangers send is one line without a stack", () => {
  const lines: string[] = [];
  const write = (event: string, fields?: object) => void lines.push(`${event} ${JSON.stringify(fields)}`);
  const target = { warn() {}, error() {} } as Pick<Console, "warn" | "error">;
  redactConsole({ warn: write, error: write }, target);
  for (let i = 0; i < 5; i++) {
    target.warn("Request body exceeded 16KB for /login. Only the first 16KB will be available");
    target.warn(new Error("Failed to find Server Action. This request might be from an older deployment."));
    target.error(new Error("Invalid Server Actions request."));
  }
  expect(lines).toEqual(['web.unasked_bodies {"count":1}']);
});
