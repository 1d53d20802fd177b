import path from "node:path";
import { cruise } from "dependency-cruiser";
import extractTSConfig from "dependency-cruiser/config-utl/extract-ts-config";
import config from "../../.dependency-cruiser.mjs";

const TSCONFIG = path.join(import.meta.dirname, "../../tsconfig.json");

/**
 * Cruises the packages and apps below a root with the project's rules.
 * @param {string} root
 * @returns {Promise<import("dependency-cruiser").ICruiseResult>}
 */
export async function cruiseTree(root) {
  const options = {
    ...config.options,
    baseDir: root,
    ruleSet: { forbidden: config.forbidden },
    validate: true,
  };
  // Without a tsconfig, type-only imports across packages are not seen.
  const typescript = { tsConfig: extractTSConfig(TSCONFIG) };
  const { output } = await cruise(
    ["packages", "apps"],
    /** @type {any} */ (options),
    config.options?.enhancedResolveOptions,
    typescript,
  );
  if (typeof output === "string") throw new Error(output);
  return output;
}
