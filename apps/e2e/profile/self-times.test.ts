import { expect, test } from "vitest";
import type { Profile } from "./profile-process";
import { selfTimes } from "./self-times";

const frame = (functionName: string, url: string) => ({ functionName, url, lineNumber: 0, columnNumber: 0 });

test("time is that of what was on top of the stack; waiting is apart", () => {
  const profile: Profile = {
    nodes: [
      { id: 1, callFrame: frame("(idle)", "") },
      { id: 2, callFrame: frame("claim", "file:///a/packages/domain/src/posts/publishing/claim.ts") },
      { id: 3, callFrame: frame("settle", "file:///a/packages/domain/src/posts/publishing/settle.ts") },
      { id: 4, callFrame: frame("query", "/a/node_modules/pg/lib/client.js") },
    ],
    samples: [1, 2, 3, 2, 4],
    timeDeltas: [0, 5000, 2000, 1000, 3000, 4000],
  };
  expect(selfTimes(profile)).toEqual({
    owners: [
      { name: "packages/domain", ms: 6 },
      { name: "pg", ms: 4 },
    ],
    functions: [
      { name: "claim packages/domain/src/posts/publishing/claim.ts", ms: 5 },
      { name: "query node_modules/pg/lib/client.js", ms: 4 },
      { name: "settle packages/domain/src/posts/publishing/settle.ts", ms: 1 },
    ],
    idleMs: 5,
  });
});
