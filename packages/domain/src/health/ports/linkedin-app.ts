/** Checks of this installation's app at LinkedIn. */
type AppCheck = "credentials" | "redirect" | "scopes" | "clock";

/**
 * The finding of a check. `unknown`: LinkedIn does not answer, or does not say it before a member signs in. `detail`:
 * the redirect URI, LinkedIn's error, or by how many seconds this machine's clock is fast; without secrets.
 */
export type AppFinding = { check: AppCheck; state: "ok" | "bad" | "unknown"; detail: string | null };

/** Asks LinkedIn about the app, without a member and without changing anything. It never throws. */
export type LinkedinAppCheck = () => Promise<AppFinding[]>;
