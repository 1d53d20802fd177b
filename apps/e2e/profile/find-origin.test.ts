import { expect, test } from "vitest";
import { ownerOf } from "./find-origin";

test.each([
  ["node:internal/process/task_queues", "", "node:internal"],
  ["/a/node_modules/.pnpm/next@16_x/node_modules/next/dist/server.js", "", "next"],
  ["/a/node_modules/.pnpm/x/node_modules/@prisma/client/runtime/client.js", "", "@prisma/client"],
  ["../../../../node_modules/.pnpm/x/node_modules/%40prisma/adapter-pg/index.mjs", "", "@prisma/adapter-pg"],
  ["../../../../../packages/domain/src/posts/claim.ts", "", "packages/domain"],
  ["webpack://next/./dist/compiled/react-dom/cjs/react-dom-server.node.production.js", "", "next: react-dom"],
  ["webpack://next/./src/server/app-render/app-render.tsx", "", "next"],
  ["apps/web/src/server/log.ts", "", "apps/web"],
  ["", "(garbage collector)", "(garbage collector)"],
  ["", "", "(program)"],
])("%s %s belongs to %s", (source, functionName, owner) => {
  expect(ownerOf(source, functionName)).toBe(owner);
});
