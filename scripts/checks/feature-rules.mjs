import { FEATURES } from "./features.mjs";
import { forbid } from "./forbid.mjs";

const TEST = ["\\.test\\.tsx?$"];
const SOURCES = "^apps/web/src/";
const FOLDER = `${SOURCES}features/`;
const SHARED_FEATURE = `${FOLDER}shared/`;
/** The folder of a feature that other features may import. */
const FEATURE_PARTS = `${FOLDER}[^/]+/parts/`;

/** Rules for imports among the features of the web app (docs/history.md). */
export const FEATURE_RULES = [
  forbid(
    "a-feature-never-imports-another-features-inside",
    "Import its parts/; whole screens are composed in app/; what has no noun lies in features/shared/.",
    { path: `${FOLDER}([^/]+)/` },
    { path: FOLDER, pathNot: [`${FOLDER}$1/`, SHARED_FEATURE, FEATURE_PARTS] },
  ),
  forbid(
    "a-feature-never-imports-another-features-inside",
    "Only app/ composes screens: server, trpc and i18n import parts/ and features/shared/.",
    { path: `${SOURCES}(?!features/|app/)` },
    { path: FOLDER, pathNot: [SHARED_FEATURE, FEATURE_PARTS] },
  ),
  ...Object.entries(FEATURES).map(([feature, others]) =>
    forbid(
      "features-form-no-lump",
      "Not in the table FEATURES: compose it in app/, take it as a slot, or move what both need to shared/.",
      { path: `${FOLDER}${feature}/`, pathNot: TEST },
      { path: FOLDER, pathNot: `${FOLDER}(${["shared", feature, ...others].join("|")})/` },
    ),
  ),
  forbid(
    "features-form-no-lump",
    "A feature that the table FEATURES does not name imports no other feature.",
    {
      path: `${FOLDER}([^/]+)/`,
      pathNot: [`${FOLDER}(${Object.keys(FEATURES).join("|")})/`, ...TEST],
    },
    { path: FOLDER, pathNot: [`${FOLDER}$1/`, SHARED_FEATURE] },
  ),
  forbid(
    "shared-knows-no-noun",
    "What knows a noun belongs to its feature, in parts/ when others import it.",
    { path: SHARED_FEATURE },
    { path: FOLDER, pathNot: SHARED_FEATURE },
  ),
];
