// Who may import whom: the table of ARCHITECTURE.md as rules. Type-only imports count too, unless a rule says otherwise.
import { FEATURE_RULES } from "./scripts/checks/feature-rules.mjs";
import { forbid } from "./scripts/checks/forbid.mjs";
import { NOUNS } from "./scripts/checks/nouns.mjs";

/** Tests, and what only they use. */
const TEST = ["\\.test\\.tsx?$", "^packages/(?!db/)[^/]+/src/testing/"];
const ADAPTERS = "linkedin|ai|billing|mail|pages|storage";
const WEB_ROOT = "^apps/web/src/(server/|app/api/|app/auth/|app/mcp/|env\\.ts$|proxy\\.ts$|instrumentation)";
/** Pure and browser-safe: what everybody above the domain may use by value. */
const MODELS = "^packages/domain/src/(shared/|[^/]+/model/)";
const DATABASE = "^packages/db/";
/** Generated from the comments of the schema: what it says of personal data, and nothing that opens a connection. */
const ANNOTATIONS = "^packages/db/src/(generated/data-inventory|inventory/annotation)\\.ts$";
const TEST_DATABASE = "^packages/db/src/testing/";
/** What everybody may know of texts: all but the database that tells languages apart, of a megabyte. */
const TEXT = "^packages/text/src/(?!detection/)";
const NOT_BY_TYPE = { dependencyTypesNot: ["type-only"] };

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    forbid(
      "no-circles",
      "Break the circle: move what both need into a file of its own.",
      { pathNot: "/generated/" },
      { circular: true },
    ),
    forbid(
      "no-unresolved",
      "The import leads nowhere, so no other rule can judge it.",
      { path: "^(packages|apps)/" },
      { couldNotResolve: true, path: "^(\\.|@takt/)" },
    ),
    forbid(
      "only-domain-and-the-root-know-the-database",
      "Call a use case of packages/domain instead.",
      {
        path: "^(packages|apps)/",
        pathNot: [DATABASE, "^packages/(domain|auth|env)/", "^apps/(cli|e2e)/", WEB_ROOT, ...TEST],
      },
      { path: DATABASE },
    ),
    forbid(
      "only-domain-and-the-root-know-the-database",
      "Tests and journeys reach the database through db/testing alone (types are free, and what opens no connection of the product's).",
      {
        path: [...TEST, "^apps/e2e/"],
        pathNot: ["^packages/(db|auth)/", WEB_ROOT],
      },
      {
        path: DATABASE,
        pathNot: [TEST_DATABASE, ANNOTATIONS, "^packages/db/src/(embedded/|session/|sql\\.ts$)"],
        ...NOT_BY_TYPE,
      },
    ),
    forbid(
      "domain-takes-db-as-a-type",
      "A use case gets its database from `deps`: import the type (what opens no connection is free).",
      { path: "^packages/domain/", pathNot: TEST },
      {
        path: DATABASE,
        pathNot: [ANNOTATIONS, "^packages/db/src/(sql\\.ts|session/utc\\.mjs)$"],
        ...NOT_BY_TYPE,
      },
    ),
    forbid(
      "domain-knows-no-transport",
      "The arrow points the other way: define a port in the domain.",
      { path: "^packages/domain/", pathNot: TEST },
      { path: "^packages/(?!domain/|db/|text/)" },
    ),
    forbid(
      "model-is-pure",
      "A model knows models, shared/ and texts; a language is detected by a use case.",
      { path: "^packages/domain/src/[^/]+/model/", pathNot: TEST },
      { path: "^(packages|apps)/", pathNot: [MODELS, TEXT, ANNOTATIONS] },
    ),
    forbid(
      "model-is-pure",
      "Models run in the browser too: nothing of Node.",
      { path: MODELS, pathNot: TEST },
      { dependencyTypes: ["core"] },
    ),
    ...Object.entries(NOUNS).map(([noun, others]) =>
      forbid(
        "nouns-form-no-lump",
        "Not in the table NOUNS: turn the import round, or move what both need to the noun that both may import.",
        { path: `^packages/domain/src/${noun}/`, pathNot: TEST },
        {
          path: "^packages/domain/src/",
          pathNot: `^packages/domain/src/(${["shared", noun, ...others].join("|")})/`,
        },
      ),
    ),
    forbid(
      "nouns-form-no-lump",
      "A noun that the table NOUNS does not name, and shared/, import no other noun.",
      {
        path: "^packages/domain/src/([^/]+)/",
        pathNot: [`^packages/domain/src/(${Object.keys(NOUNS).join("|")})/`, ...TEST],
      },
      {
        path: "^packages/domain/src/",
        pathNot: ["^packages/domain/src/$1/", "^packages/domain/src/shared/"],
      },
    ),
    forbid(
      "screens-see-only-models",
      "A screen asks the api; of the domain it sees models, of text all but the database of languages.",
      { path: "^apps/web/src/(features|app|trpc)/", pathNot: [WEB_ROOT, ...TEST] },
      {
        path: "^packages/",
        pathNot: [MODELS, TEXT, "^packages/domain/src/error-code", "^packages/(api|ui|i18n)/"],
      },
    ),
    forbid(
      "screens-see-only-models",
      "Of the api, and of the domain's list of errors, a screen sees types.",
      { path: "^apps/web/src/(features|app|trpc)/", pathNot: [WEB_ROOT, ...TEST] },
      { path: ["^packages/api/", "^packages/domain/src/error-code"], ...NOT_BY_TYPE },
    ),
    forbid(
      "adapters-point-inward-by-type",
      "An adapter takes ports by type and models by value.",
      { path: `^packages/(${ADAPTERS})/`, pathNot: TEST },
      { path: "^packages/domain/", pathNot: MODELS, ...NOT_BY_TYPE },
    ),
    forbid(
      "adapters-point-inward-by-type",
      "An adapter knows the domain, texts and workers, and nobody else.",
      { path: `^packages/(${ADAPTERS})/`, pathNot: ["^packages/(ai|mail)/", ...TEST] },
      { path: "^packages/", pathNot: ["^packages/$1/", "^packages/(domain|text|workers)/"] },
    ),
    forbid(
      "ai-knows-only-domain-and-the-outline",
      "ai asks a model, or composes an outline where there is none: it knows the outline composer and texts, and nobody else.",
      { path: "^packages/ai/", pathNot: TEST },
      { path: "^packages/", pathNot: ["^packages/(ai|domain|outline|text)/"] },
    ),
    forbid(
      "the-evaluation-only-counts",
      "What recognises claims by their words is too unsure to repair or refuse a text: nothing of the product asks it.",
      { path: "^(packages|apps)/", pathNot: "^packages/ai/src/eval/" },
      { path: "^packages/ai/src/eval/" },
    ),
    forbid(
      "mail-knows-only-domain-and-texts",
      "mail writes e-mails in the reader's language: it knows the texts, and nobody else (docs/decisions/0007).",
      { path: "^packages/mail/", pathNot: TEST },
      { path: "^packages/", pathNot: ["^packages/(mail|domain|i18n|text)/"] },
    ),
    forbid(
      "doors-lead-into-the-domain",
      "api and jobs call use cases; what those need, the composition root gives them.",
      { path: "^packages/(api|jobs)/", pathNot: TEST },
      { path: "^packages/", pathNot: ["^packages/$1/", "^packages/domain/"] },
    ),
    forbid(
      "auth-knows-only-the-database",
      "auth stands beside the domain.",
      { path: "^packages/auth/", pathNot: TEST },
      { path: "^packages/(?!auth/|db/)" },
    ),
    forbid(
      "env-knows-only-schemas",
      "env puts the packages' env.ts together: of a package it sees that file alone.",
      { path: "^packages/env/", pathNot: TEST },
      {
        path: "^(packages|apps)/",
        pathNot: ["^packages/env/", "^packages/[^/]+/src/env\\.ts$"],
      },
    ),
    forbid(
      "first-floor-stands-alone",
      "db, ui, i18n, text and workers import no other package: seed and factories neither.",
      { path: "^packages/(db|ui|i18n|text|workers)/" },
      { path: "^(packages|apps)/", pathNot: "^packages/$1/" },
    ),
    forbid(
      "first-floor-stands-alone",
      "outline composes texts: it knows text, and no other package.",
      { path: "^packages/outline/" },
      { path: "^(packages|apps)/", pathNot: "^packages/(outline|text)/" },
    ),
    forbid(
      "the-database-of-languages-is-apart",
      "Browsers read the other files of text: what needs the database lies in detection/.",
      { path: "^packages/text/src/", pathNot: ["^packages/text/src/detection/", ...TEST] },
      { path: ["^packages/text/src/detection/", "node_modules/eld/"] },
    ),
    forbid(
      "one-bundle-composes",
      "Next bundles each route by itself: what reaches outside the process is in boot's bundle, and server/deps.ts finds it.",
      { path: "^apps/web/src/", pathNot: ["^apps/web/src/server/(boot\\.ts$|testing/)", ...TEST] },
      { path: "^apps/web/src/server/composition\\.ts$", ...NOT_BY_TYPE },
    ),
    forbid(
      "one-bundle-composes",
      "The generated client holds the whole schema: pieces of SQL are in sql.ts, types are types.",
      {
        path: "^packages/db/src/",
        pathNot: ["^packages/db/src/(client\\.ts$|generated/|testing/)", ...TEST],
      },
      { path: "^packages/db/src/generated/", ...NOT_BY_TYPE },
    ),
    forbid(
      "nobody-imports-an-app",
      "An app is the top: nothing stands on it.",
      { path: "^(packages|tooling|scripts|apps/[^/]+)/" },
      { path: "^apps/", pathNot: ["^$1/", "^apps/emulators/"] },
    ),
    forbid(
      "commands-call-use-cases",
      "A command opens the database and calls the domain, or sets up Stripe; what the web needs as well lies below both.",
      // billing-deps.ts is the composition root of the operator's command.
      { path: "^apps/cli/", pathNot: ["^apps/cli/src/operator/billing-deps\\.ts$", ...TEST] },
      { path: "^packages/", pathNot: ["^packages/(db|domain|env)/", "^packages/billing/src/setup/"] },
    ),
    forbid(
      "first-floor-stands-alone",
      "Texts and outlines are the same everywhere, each time: nothing of Node.",
      { path: "^packages/(outline|text)/", pathNot: TEST },
      { dependencyTypes: ["core"] },
    ),
    forbid(
      "outline-is-for-ai-and-the-emulator",
      "Ask the Writer port for a text: packages/ai composes an outline where there is no model (docs/decisions/0010).",
      { path: "^(packages|apps)/", pathNot: "^(packages/(outline|ai)|apps/emulators)/" },
      { path: "^packages/outline/" },
    ),
    forbid(
      "emulators-stand-apart",
      "Emulators play somebody else's server: they know nothing of ours, except outlines (docs/decisions/0010) and texts.",
      { path: "^apps/emulators/" },
      { path: "^(packages|apps)/", pathNot: "^(apps/emulators|packages/(outline|text))/" },
    ),
    forbid(
      "emulators-stand-apart",
      "Production code differs by base URLs alone; only tests and journeys import emulators.",
      { path: "^(packages|apps)/", pathNot: ["^apps/emulators/", "^apps/e2e/", ...TEST] },
      { path: "^apps/emulators/" },
    ),
    ...FEATURE_RULES,
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: ["node_modules", "/generated/"] },
    exclude: { path: ["/\\.next/", "/test-results/", "/playwright-report/"] },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json"],
    },
  },
};
