/** Every self-serve app has these: Sign In with LinkedIn, and Share on LinkedIn (reference 1.8). */
export const SELF_SERVE_SCOPES = ["openid", "profile", "email", "w_member_social"];

/** Spaces or commas, both are sent and both are accepted. Repeats count once. */
export function parseScope(scope: string): string[] {
  return [...new Set(scope.split(/[\s,]+/).filter((name) => name !== ""))].sort();
}
