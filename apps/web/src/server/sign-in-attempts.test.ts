import { NextRequest } from "next/server";
import { beforeEach, expect, test } from "vitest";
import { forAttempt, withAttempt } from "./sign-in-attempts";
import { setEnv } from "./testing/set-env";

const ORIGIN = "http://localhost:3000";
const STATE = "authjs.state";
const ATTEMPTS = "takt-sign-in";

/** A browser's cookies, in which a sign-in with this state begins as Auth.js begins it. */
function start(jar: Map<string, string>, state: string): void {
  jar.set(STATE, `sealed-${state}`);
  const get = (name: string) => (jar.has(name) ? { value: jar.get(name)! } : undefined);
  const value = withAttempt({ get }, `https://www.linkedin.com/oauth?state=${state}`);
  if (value !== null) jar.set(ATTEMPTS, value);
}

function answer(jar: Map<string, string>, state: string): string | undefined {
  const cookie = [...jar].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("; ");
  const url = `${ORIGIN}/api/auth/callback/linkedin?code=c&state=${state}`;
  return forAttempt(new NextRequest(url, { headers: { cookie } })).cookies.get(STATE)?.value;
}

beforeEach(() => setEnv());

test("each tab's answer meets the state of its own sign-in, in any order", () => {
  const jar = new Map<string, string>();
  start(jar, "first");
  start(jar, "second");
  expect(answer(jar, "first")).toBe("sealed-first");
  expect(answer(jar, "second")).toBe("sealed-second");
});

test("an answer to no sign-in of this browser meets the last one's state, which refuses it", () => {
  const jar = new Map<string, string>();
  start(jar, "mine");
  expect(answer(jar, "foreign")).toBe("sealed-mine");
});

test("a cookie that holds something else counts as none", () => {
  const jar = new Map([[ATTEMPTS, JSON.stringify([{ state: "mine", at: Date.now(), value: 1 }])]]);
  jar.set(STATE, "sealed-mine");
  expect(answer(jar, "mine")).toBe("sealed-mine");
});
