import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import config from "../../.dependency-cruiser.mjs";
import { FEATURES } from "./features.mjs";
import { NOUNS } from "./nouns.mjs";
import { cruiseTree } from "./cruise-tree.mjs";

/** One planted fault per line: rule, importing file, imported file, "type" for a type-only import. @type {string[][]} */
const FAULTS = [
  ["no-circles", "packages/domain/src/posts/a-circle.ts", "packages/domain/src/posts/b-circle.ts", "type"],
  ["no-unresolved", "packages/domain/src/posts/lost.ts", "packages/domain/src/posts/nowhere.ts"],
  [
    "only-domain-and-the-root-know-the-database",
    "packages/api/src/a.ts",
    "packages/db/src/client.ts",
    "type",
  ],
  ["only-domain-and-the-root-know-the-database", "packages/jobs/src/a.ts", "packages/db/src/client.ts"],
  [
    "only-domain-and-the-root-know-the-database",
    "apps/web/src/features/x/db.ts",
    "packages/db/src/client.ts",
  ],
  ["only-domain-and-the-root-know-the-database", "packages/api/src/a.test.ts", "packages/db/src/client.ts"],
  ["only-domain-and-the-root-know-the-database", "apps/e2e/specs/a.spec.ts", "packages/db/src/client.ts"],
  ["domain-takes-db-as-a-type", "packages/domain/src/posts/value.ts", "packages/db/src/client.ts"],
  ["domain-knows-no-transport", "packages/domain/src/posts/api.ts", "packages/api/src/b.ts", "type"],
  ["model-is-pure", "packages/domain/src/posts/model/db.ts", "packages/db/src/client.ts", "type"],
  [
    "model-is-pure",
    "packages/domain/src/posts/model/client.ts",
    "packages/db/src/generated/prisma/client.ts",
  ],
  ["model-is-pure", "packages/domain/src/posts/model/other.ts", "packages/domain/src/media/delete-upload.ts"],
  ["model-is-pure", "packages/domain/src/posts/model/node.ts", "node:fs"],
  ["nouns-form-no-lump", "packages/domain/src/posts/up.ts", "packages/domain/src/writing/model/w.ts", "type"],
  ["nouns-form-no-lump", "packages/domain/src/posts/all.ts", "packages/domain/src/deps.ts", "type"],
  ["nouns-form-no-lump", "packages/domain/src/connections/up.ts", "packages/domain/src/posts/get-post.ts"],
  ["nouns-form-no-lump", "packages/domain/src/shared/up.ts", "packages/domain/src/deps.ts", "type"],
  [
    "features-form-no-lump",
    "apps/web/src/features/topics/up.tsx",
    "apps/web/src/features/writing/parts/w.tsx",
  ],
  [
    "features-form-no-lump",
    "apps/web/src/features/topics/as-type.tsx",
    "apps/web/src/features/writing/parts/w.tsx",
    "type",
  ],
  [
    "features-form-no-lump",
    "apps/web/src/features/unnamed/up.tsx",
    "apps/web/src/features/writing/parts/w.tsx",
  ],
  [
    "screens-see-only-models",
    "apps/web/src/features/x/use-case.tsx",
    "packages/domain/src/posts/transition-post.ts",
  ],
  ["screens-see-only-models", "apps/web/src/app/page.tsx", "packages/api/src/b.ts"],
  ["screens-see-only-models", "apps/web/src/trpc/react.tsx", "packages/linkedin/src/b.ts", "type"],
  [
    "adapters-point-inward-by-type",
    "packages/linkedin/src/a.ts",
    "packages/domain/src/posts/transition-post.ts",
  ],
  ["adapters-point-inward-by-type", "packages/storage/src/a.ts", "packages/linkedin/src/b.ts", "type"],
  [
    "adapters-point-inward-by-type",
    "packages/pages/src/a.ts",
    "packages/domain/src/posts/transition-post.ts",
  ],
  ["adapters-point-inward-by-type", "packages/pages/src/c.ts", "packages/linkedin/src/b.ts"],
  [
    "adapters-point-inward-by-type",
    "packages/billing/src/a.ts",
    "packages/domain/src/posts/transition-post.ts",
  ],
  ["mail-knows-only-domain-and-texts", "packages/mail/src/a.ts", "packages/ui/src/b.ts", "type"],
  ["the-evaluation-only-counts", "packages/ai/src/check/a.ts", "packages/ai/src/eval/b.ts", "type"],
  ["ai-knows-only-domain-and-the-outline", "packages/ai/src/a.ts", "packages/pages/src/b.ts", "type"],
  ["adapters-point-inward-by-type", "packages/linkedin/src/e.ts", "packages/i18n/src/locales.ts", "type"],
  ["adapters-point-inward-by-type", "packages/mail/src/c.ts", "packages/domain/src/posts/transition-post.ts"],
  ["doors-lead-into-the-domain", "packages/jobs/src/c.ts", "packages/linkedin/src/b.ts"],
  [
    "auth-knows-only-the-database",
    "packages/auth/src/a.ts",
    "packages/domain/src/posts/transition-post.ts",
    "type",
  ],
  ["env-knows-only-schemas", "packages/env/src/a.ts", "packages/db/src/client.ts", "type"],
  ["env-knows-only-schemas", "packages/env/src/b.ts", "packages/pages/src/b.ts"],
  ["doors-lead-into-the-domain", "packages/jobs/src/d.ts", "packages/env/src/env-schema.ts", "type"],
  ["screens-see-only-models", "apps/web/src/features/x/env.tsx", "packages/env/src/env-schema.ts", "type"],
  ["first-floor-stands-alone", "packages/db/src/a.ts", "packages/domain/src/shared/s.ts", "type"],
  ["first-floor-stands-alone", "packages/outline/src/a.ts", "packages/domain/src/shared/s.ts", "type"],
  ["first-floor-stands-alone", "packages/outline/src/b.ts", "node:fs"],
  ["first-floor-stands-alone", "packages/outline/src/c.ts", "packages/db/src/client.ts", "type"],
  ["first-floor-stands-alone", "packages/text/src/a.ts", "packages/outline/src/c.ts", "type"],
  ["first-floor-stands-alone", "packages/text/src/b.ts", "node:fs"],
  ["first-floor-stands-alone", "packages/workers/src/a.ts", "packages/domain/src/shared/s.ts", "type"],
  [
    "the-database-of-languages-is-apart",
    "packages/text/src/c.ts",
    "packages/text/src/detection/d.ts",
    "type",
  ],
  ["model-is-pure", "packages/domain/src/posts/model/language.ts", "packages/text/src/detection/d.ts"],
  ["screens-see-only-models", "apps/web/src/features/x/language.tsx", "packages/text/src/detection/d.ts"],
  ["outline-is-for-ai-and-the-emulator", "apps/web/src/server/a.ts", "packages/outline/src/c.ts"],
  ["outline-is-for-ai-and-the-emulator", "packages/api/src/d.ts", "packages/outline/src/c.ts", "type"],
  ["one-bundle-composes", "apps/web/src/server/api.ts", "apps/web/src/server/composition.ts"],
  ["one-bundle-composes", "packages/db/src/sql.ts", "packages/db/src/generated/prisma/client.ts"],
  ["nobody-imports-an-app", "apps/e2e/specs/b.spec.ts", "apps/web/src/server/deps.ts"],
  ["nobody-imports-an-app", "apps/cli/src/a.ts", "apps/web/src/server/deps.ts", "type"],
  ["nobody-imports-an-app", "apps/web/src/server/b.ts", "apps/cli/src/b.ts"],
  ["nobody-imports-an-app", "packages/jobs/src/e.ts", "apps/cli/src/b.ts"],
  ["commands-call-use-cases", "apps/cli/src/c.ts", "packages/api/src/b.ts", "type"],
  ["commands-call-use-cases", "apps/cli/src/d.ts", "packages/billing/src/a.ts"],
  ["emulators-stand-apart", "apps/emulators/src/a.ts", "packages/domain/src/shared/s.ts", "type"],
  ["emulators-stand-apart", "packages/linkedin/src/c.ts", "apps/emulators/src/b.ts", "type"],
  [
    "a-feature-never-imports-another-features-inside",
    "apps/web/src/features/x/y.ts",
    "apps/web/src/features/z/z.ts",
  ],
  [
    "a-feature-never-imports-another-features-inside",
    "apps/web/src/features/x/parts/y.ts",
    "apps/web/src/features/z/z.ts",
  ],
  [
    "a-feature-never-imports-another-features-inside",
    "apps/web/src/trpc/a.ts",
    "apps/web/src/features/z/z.ts",
  ],
  ["shared-knows-no-noun", "apps/web/src/features/shared/a.ts", "apps/web/src/features/z/parts/p.ts", "type"],
];

/** Imports that must stay allowed. @type {string[][]} */
const FINE = [
  ["packages/domain/src/posts/transition-post.ts", "packages/db/src/client.ts", "type"],
  ["packages/domain/src/posts/transition-post.db.test.ts", "packages/db/src/testing/test-database.ts"],
  ["packages/domain/src/testing/post-fixtures.ts", "packages/db/src/testing/factories/create-post.ts"],
  ["packages/domain/src/posts/model/fine.ts", "packages/domain/src/shared/s.ts"],
  ["packages/domain/src/posts/model/lower.ts", "packages/domain/src/media/model/m.ts", "type"],
  ["packages/domain/src/posts/lower.ts", "packages/domain/src/connections/open-token.ts"],
  ["packages/domain/src/connections/a.db.test.ts", "packages/domain/src/posts/get-post.ts"],
  ["packages/domain/src/deps.ts", "packages/domain/src/posts/deps.ts", "type"],
  ["packages/api/src/b.ts", "packages/domain/src/posts/transition-post.ts"],
  ["packages/api/src/b.test.ts", "packages/db/src/client.ts", "type"],
  ["packages/auth/src/b.ts", "packages/db/src/client.ts"],
  ["packages/linkedin/src/b.ts", "packages/domain/src/posts/ports/publisher.ts", "type"],
  ["packages/linkedin/src/d.ts", "packages/domain/src/posts/model/fine.ts"],
  ["packages/linkedin/src/b.contract.test.ts", "apps/emulators/src/b.ts"],
  ["packages/mail/src/b.ts", "packages/i18n/src/locales.ts"],
  ["packages/ai/src/b.ts", "packages/outline/src/compose-outline.ts"],
  ["apps/emulators/src/d.ts", "packages/outline/src/compose-outline.ts"],
  ["packages/outline/src/d.ts", "packages/text/src/truncate.ts"],
  ["apps/emulators/src/e.ts", "packages/text/src/truncate.ts"],
  ["packages/linkedin/src/f.ts", "packages/text/src/truncate.ts"],
  ["packages/linkedin/src/g.ts", "packages/workers/src/job-worker.ts"],
  ["packages/mail/src/d.ts", "packages/text/src/truncate.ts"],
  ["packages/ai/src/c.ts", "packages/text/src/detection/d.ts"],
  ["packages/domain/src/posts/language.ts", "packages/text/src/detection/d.ts"],
  ["packages/domain/src/posts/model/text.ts", "packages/text/src/truncate.ts"],
  ["apps/web/src/features/x/text.tsx", "packages/text/src/truncate.ts"],
  ["packages/env/src/env-schema.ts", "packages/db/src/env.ts"],
  ["apps/web/src/env.ts", "packages/env/src/env-schema.ts"],
  ["packages/billing/src/b.ts", "packages/domain/src/posts/model/fine.ts"],
  ["apps/cli/src/stripe/a.ts", "packages/billing/src/setup/s.ts"],
  ["apps/cli/src/operator/a.ts", "packages/db/src/client.ts"],
  ["apps/cli/src/operator/b.ts", "packages/domain/src/posts/transition-post.ts"],
  ["apps/cli/src/configuration/a.ts", "packages/env/src/env-schema.ts"],
  ["apps/web/src/server/composition.ts", "packages/db/src/client.ts"],
  ["apps/web/src/server/boot.ts", "apps/web/src/server/composition.ts"],
  ["apps/web/src/server/deps.ts", "apps/web/src/server/composition.ts", "type"],
  ["packages/db/src/client.ts", "packages/db/src/generated/prisma/client.ts"],
  ["packages/domain/src/privacy/model/inventory/i.ts", "packages/db/src/generated/data-inventory.ts"],
  ["apps/web/src/app/api/health/route.ts", "packages/db/src/client.ts"],
  ["apps/web/src/features/x/fine.tsx", "packages/domain/src/posts/model/fine.ts"],
  ["apps/web/src/features/x/type.tsx", "packages/api/src/b.ts", "type"],
  ["apps/web/src/features/x/shared.tsx", "apps/web/src/features/shared/s.ts"],
  ["apps/web/src/features/writing/other.tsx", "apps/web/src/features/topics/parts/p.ts"],
  ["apps/web/src/features/z/parts/own.tsx", "apps/web/src/features/z/z.ts"],
  ["apps/web/src/trpc/b.ts", "apps/web/src/features/z/parts/p.ts"],
  ["apps/web/src/app/[locale]/x/page.tsx", "apps/web/src/features/z/z.ts"],
  ["apps/e2e/specs/c.spec.ts", "apps/emulators/src/b.ts"],
  ["apps/e2e/specs/d.spec.ts", "packages/db/src/testing/test-database.ts"],
];

const root = mkdtempSync(path.join(tmpdir(), "takt-boundaries-"));
/** @type {import("dependency-cruiser").IViolation[]} */
let violations = [];

beforeAll(async () => {
  const edges = [...FAULTS.map(([, ...edge]) => edge), ...FINE];
  for (const [, to = ""] of edges) if (!to.startsWith("node:") && !to.includes("nowhere")) write(to, "");
  for (const [from = "", to = "", kind] of edges) write(from, importLine(from, to, kind));
  write("packages/domain/src/posts/b-circle.ts", 'export type { Imported } from "./a-circle";');
  violations = (await cruiseTree(root)).summary.violations;
});
afterAll(() => rmSync(root, { recursive: true }));

test.each(FAULTS)("%s: %s may not import %s", (rule, from, to) => {
  const target = to?.replace("node:", "").replace("packages/domain/src/posts/nowhere.ts", "./nowhere");
  expect(violations).toContainEqual(
    expect.objectContaining({ from, to: target, rule: expect.objectContaining({ name: rule }) }),
  );
});

test.each(FINE)("%s may import %s", (from) => {
  expect(violations.filter((one) => one.from === from).map((one) => one.rule.name)).toEqual([]);
});

test("every rule has a planted fault", () => {
  const planted = new Set(FAULTS.map(([rule]) => rule));
  expect(config.forbidden?.map((rule) => rule.name).filter((name) => !planted.has(name))).toEqual([]);
});

test("a feature is listed after those it imports", () => {
  const names = Object.keys(FEATURES);
  const upward = Object.entries(FEATURES).flatMap(([feature, others]) =>
    others.filter((other) => names.indexOf(other) >= names.indexOf(feature)).map((other) => [feature, other]),
  );
  expect(upward).toEqual([]);
});

test("a noun is listed after those it imports, and the page has the same table", () => {
  const names = Object.keys(NOUNS);
  const upward = Object.entries(NOUNS).flatMap(([noun, others]) =>
    others.filter((other) => names.indexOf(other) >= names.indexOf(noun)).map((other) => [noun, other]),
  );
  expect(upward).toEqual([]);
  const page = readFileSync(path.join(import.meta.dirname, "../../ARCHITECTURE.md"), "utf8");
  const rows = [...page.matchAll(/^\| ([\w-]+) +\| ((?:[\w-]+, )*[\w-]+) +\|$/gm)].map(
    ([, noun, others = ""]) => [noun, others.split(", ")],
  );
  expect(rows.filter(([noun]) => NOUNS[String(noun)])).toEqual(Object.entries(NOUNS));
});

/** @param {string} file @param {string} text */
function write(file, text) {
  const whole = path.join(root, file);
  mkdirSync(path.dirname(whole), { recursive: true });
  writeFileSync(whole, `${text}\nexport type Imported = number;\nexport const value = 1;\n`, {
    flag: text ? "w" : "a",
  });
}

/** @param {string} from @param {string} to @param {string} [kind] */
function importLine(from, to, kind) {
  const target = to.startsWith("node:")
    ? to
    : `./${path.relative(path.dirname(from), to)}`.replace(/\.tsx?$/, "");
  return kind === "type"
    ? `import type { Imported as Other } from "${target}";\nexport type Again = Other;`
    : `import * as other from "${target}";\nexport const again = other;`;
}
