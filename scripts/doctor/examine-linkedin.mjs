import { bad, note, ok } from "./finding.mjs";

/** @typedef {import("../start/settings.mjs").Settings} Settings */
/** @typedef {import("../../packages/domain/src/health/ports/linkedin-app.ts").AppFinding} AppFinding */

/**
 * The text of each finding, by its state, and what to do about it.
 * @type {Record<AppFinding["check"], { ok: string, bad: [string, string], unknown: [string, string] }>}
 */
const TEXTS = {
  credentials: {
    ok: "LinkedIn knows the app",
    bad: ["LinkedIn refuses the app", "check LINKEDIN_CLIENT_ID and LINKEDIN_CLIENT_SECRET"],
    unknown: [
      "LinkedIn did not say whether it knows the app",
      "see whether this machine reaches www.linkedin.com",
    ],
  },
  redirect: {
    ok: "LinkedIn has the redirect URI",
    bad: [
      "LinkedIn refuses the redirect URI",
      "add it to the app, exactly like this: developer portal, tab Auth",
    ],
    unknown: ["LinkedIn did not say whether it has the redirect URI", "try again later"],
  },
  scopes: {
    ok: "the app has its scopes",
    bad: [
      "LinkedIn does not give the app its scopes",
      "add the products Share on LinkedIn and Sign In with LinkedIn using OpenID Connect",
    ],
    unknown: [
      "the app's scopes show once somebody has connected",
      "see the provider's console, tab LinkedIn",
    ],
  },
  clock: {
    ok: "the clock agrees with LinkedIn's; seconds ahead",
    bad: ["the clock differs from LinkedIn's: posts go out early or late; seconds ahead", "set it by NTP"],
    unknown: ["LinkedIn's clock could not be read", "see whether this machine reaches www.linkedin.com"],
  },
};

/**
 * Checks the app at LinkedIn; without one, LinkedIn is emulated. Nothing secret is shown.
 * @param {Settings} settings
 * @param {boolean} canCheck whether the packages are installed
 * @returns {Promise<import("./finding.mjs").Finding[]>}
 */
export async function examineLinkedin({ emulatesLinkedin, ports, given }, canCheck) {
  if (emulatesLinkedin) return [ok(`LinkedIn is emulated at http://localhost:${ports.linkedin}`)];
  const appUrl = given.AUTH_URL ?? `http://localhost:${ports.web}`;
  if (!canCheck) return [note("the app at LinkedIn was not checked", "npm start installs what that needs")];
  const { createAppCheck, createProductChecks, readProductApps, linkedinEnv, ...app } = await load();
  const wwwUrl = given.LINKEDIN_WWW_URL ?? "https://www.linkedin.com";
  const findings = await createAppCheck({
    wwwUrl,
    clientId: given.LINKEDIN_CLIENT_ID ?? "",
    clientSecret: given.LINKEDIN_CLIENT_SECRET ?? "",
    redirectUris: Object.values(app.redirectUris(appUrl)),
    scope: app.LINKEDIN_SCOPE,
  })();
  const ofProducts = createProductChecks({
    wwwUrl,
    apps: readProductApps(linkedinEnv.parse(given)),
    toRedirectUri: (product) => app.productRedirectUri(appUrl, product),
  });
  const further = await Promise.all(
    Object.entries(ofProducts).map(async ([product, check]) =>
      (await check())
        // The clock is the same for all.
        .filter((finding) => finding.check !== "clock")
        .map((finding) => ofProduct(product, toFinding(finding))),
    ),
  );
  return [...findings.map(toFinding), ...further.flat()];
}

/**
 * The finding of an app for one of LinkedIn's further products, with its own settings.
 * @param {string} product
 * @param {import("./finding.mjs").Finding} finding
 */
function ofProduct(product, finding) {
  const setting = `LINKEDIN_${product.toUpperCase()}`;
  const todo = finding.todo
    ?.replaceAll("LINKEDIN_CLIENT", `${setting}_CLIENT`)
    .replace(/^add the products .*/, `add the product to it, or name in ${setting}_SCOPES the scopes it has`);
  return { ...finding, what: `${product}: ${finding.what}`, ...(todo !== undefined && { todo }) };
}

/** @param {AppFinding} finding */
function toFinding({ check, state, detail }) {
  const text = TEXTS[check][state];
  const [what, todo] = typeof text === "string" ? [text, ""] : text;
  const line = detail === null ? what : `${what}: ${detail}`;
  if (state === "ok") return ok(line);
  return state === "bad" ? bad(line, todo) : note(line, todo);
}

/** Loads the check, which is TypeScript; tsx is there once the packages are installed. */
async function load() {
  const { tsImport } = await import("tsx/esm/api");
  const [check, products, env, apps, app] = await Promise.all([
    tsImport("../../packages/linkedin/src/app-check/check-app.ts", import.meta.url),
    tsImport("../../packages/linkedin/src/app-check/check-product-apps.ts", import.meta.url),
    tsImport("../../packages/linkedin/src/env.ts", import.meta.url),
    tsImport("../../packages/linkedin/src/product-apps.ts", import.meta.url),
    tsImport("../../packages/auth/src/linkedin-app.ts", import.meta.url),
  ]);
  return {
    createAppCheck:
      /** @type {typeof import("../../packages/linkedin/src/app-check/check-app.ts").createAppCheck} */ (
        check.createAppCheck
      ),
    createProductChecks:
      /** @type {typeof import("../../packages/linkedin/src/app-check/check-product-apps.ts").createProductChecks} */ (
        products.createProductChecks
      ),
    linkedinEnv: /** @type {typeof import("../../packages/linkedin/src/env.ts").linkedinEnv} */ (
      env.linkedinEnv
    ),
    readProductApps:
      /** @type {typeof import("../../packages/linkedin/src/product-apps.ts").readProductApps} */ (
        apps.readProductApps
      ),
    LINKEDIN_SCOPE: /** @type {string} */ (app.LINKEDIN_SCOPE),
    redirectUris: /** @type {typeof import("../../packages/auth/src/linkedin-app.ts").redirectUris} */ (
      app.redirectUris
    ),
    productRedirectUri:
      /** @type {typeof import("../../packages/auth/src/linkedin-app.ts").productRedirectUri} */ (
        app.productRedirectUri
      ),
  };
}
