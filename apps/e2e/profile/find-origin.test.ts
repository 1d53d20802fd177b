import { writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { createTempDir } from "../harness/create-temp-dir";
import { createOriginFinder, getOwner } from "./find-origin";

test("the source of a place is found in the map that its script names", () => {
  const folder = createTempDir();
  const script = path.join(folder, "0a1b.js");
  writeFileSync(script, "run();\n//# sourceMappingURL=2c3d.js.map");
  const map = { version: 3, sources: ["packages/text/src/truncate.ts"], names: [], mappings: "AAAA" };
  writeFileSync(path.join(folder, "2c3d.js.map"), JSON.stringify(map));
  expect(createOriginFinder()({ url: script, lineNumber: 0, columnNumber: 0 })).toBe(
    "packages/text/src/truncate.ts",
  );
});

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
  expect(getOwner(source, functionName)).toBe(owner);
});
