/**
 * The scopes of every self-serve app: Sign In with LinkedIn, and Share on LinkedIn (docs/linkedin-api.md, Sign-in and
 * tokens).
 */
export const SELF_SERVE_SCOPES = ["openid", "profile", "email", "w_member_social"];

/** Parses scopes separated by spaces or commas, without repeats. */
export function parseScope(scope: string): string[] {
  return [...new Set(scope.split(/[\s,]+/).filter((name) => name !== ""))].sort();
}
