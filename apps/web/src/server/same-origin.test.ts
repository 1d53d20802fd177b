import { beforeAll, describe, expect, it } from "vitest";
import { checkMutation } from "./same-origin";
import { setEnv } from "./testing/set-env";

const own = "http://localhost:3000";
const good = {
  origin: own,
  "sec-fetch-site": "same-origin",
  "content-type": "application/json",
  "content-length": "2",
};
const post = (headers: Record<string, string | undefined>) => {
  const given = Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return new Request(`${own}/api/trpc/posts.create`, { method: "POST", headers: given, body: "{}" });
};

beforeAll(() => setEnv());

describe("a mutation", () => {
  it.each([
    ["from our own page", good],
    ["from an older browser, which sends Origin alone", { ...good, "sec-fetch-site": undefined }],
    ["with a charset", { ...good, "content-type": "application/json; charset=utf-8" }],
  ])("passes when it comes %s", (_, headers) => expect(checkMutation(post(headers))).toBeNull());

  it.each([
    [403, "from another site", { ...good, origin: "https://evil.example", "sec-fetch-site": "cross-site" }],
    [403, "from a sibling host", { ...good, "sec-fetch-site": "same-site" }],
    [403, "from a foreign origin that claims to be same-origin", { ...good, origin: "https://evil.example" }],
    [403, "without origin headers", { ...good, origin: undefined, "sec-fetch-site": undefined }],
    [403, "from a sandboxed frame", { ...good, origin: "null" }],
    [415, "as a form", { ...good, "content-type": "multipart/form-data; boundary=x" }],
    [415, "as a URL-encoded form", { ...good, "content-type": "application/x-www-form-urlencoded" }],
    [415, "as text", { ...good, "content-type": "text/plain" }],
    [415, "with an empty content type", { ...good, "content-type": "" }],
    [411, "of unknown length", { ...good, "content-length": undefined }],
    [411, "with a length that is no number", { ...good, "content-length": "many" }],
  ])("is refused with %i when it comes %s", (status, _, headers) => {
    expect(checkMutation(post(headers))?.status).toBe(status);
  });
});
