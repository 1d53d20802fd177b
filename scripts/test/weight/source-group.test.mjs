import { expect, test } from "vitest";
import { sourceGroup } from "./source-group.mjs";

const P = "turbopack:///[project]/";

test.each([
  [
    `${P}node_modules/.pnpm/next@16.4.6_react@19/node_modules/next/dist/compiled/react-dom/x.js`,
    "react+next",
  ],
  [`${P}node_modules/.pnpm/zod@4.1.0/node_modules/zod/v4/core/parse.js`, "zod"],
  [`${P}node_modules/.pnpm/@radix-ui+react-menu@2/node_modules/@radix-ui/react-menu/dist/index.mjs`, "radix"],
  [`${P}node_modules/.pnpm/@trpc+client@11/node_modules/@trpc/client/dist/index.mjs`, "trpc+query"],
  [`${P}apps/web/src/features/shell/sidebar.tsx`, "shared shell"],
  [`${P}apps/web/src/features/calendar/by-day.ts`, "features"],
  [`${P}packages/domain/src/posts/model/poll.ts`, "packages/domain"],
  ["turbopack:///[turbopack]/shared/runtime/runtime-utils.ts", "bundler"],
  ["", "bundler"],
])("%s is of %s", (source, group) => {
  expect(sourceGroup(source)).toBe(group);
});
