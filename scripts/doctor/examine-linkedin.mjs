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
  const { createAppCheck, LINKEDIN_SCOPE, redirectUris } = await load();
  const findings = await createAppCheck({
    wwwUrl: given.LINKEDIN_WWW_URL ?? "https://www.linkedin.com",
    clientId: given.LINKEDIN_CLIENT_ID ?? "",
    clientSecret: given.LINKEDIN_CLIENT_SECRET ?? "",
    redirectUris: Object.values(redirectUris(appUrl)),
    scope: LINKEDIN_SCOPE,
  })();
  return findings.map(toFinding);
}

/** @param {AppFinding} finding */
export function toFinding({ check, state, detail }) {
  const text = TEXTS[check][state];
  const [what, todo] = typeof text === "string" ? [text, ""] : text;
  const line = detail === null ? what : `${what}: ${detail}`;
  if (state === "ok") return ok(line);
  return state === "bad" ? bad(line, todo) : note(line, todo);
}

/** Loads the check, which is TypeScript; tsx is there once the packages are installed. */
async function load() {
  const { tsImport } = await import("tsx/esm/api");
  const [check, app] = await Promise.all([
    tsImport("../../packages/linkedin/src/app-check/check-app.ts", import.meta.url),
    tsImport("../../packages/auth/src/linkedin-app.ts", import.meta.url),
  ]);
  return {
    createAppCheck:
      /** @type {typeof import("../../packages/linkedin/src/app-check/check-app.ts").createAppCheck} */ (
        check.createAppCheck
      ),
    LINKEDIN_SCOPE: /** @type {string} */ (app.LINKEDIN_SCOPE),
    redirectUris: /** @type {typeof import("../../packages/auth/src/linkedin-app.ts").redirectUris} */ (
      app.redirectUris
    ),
  };
}
