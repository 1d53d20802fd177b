/**
 * Permissions that LinkedIn gives an app for a member, and the scopes that each needs. An ordinary app is given the first two;
 * the others belong to products that LinkedIn approves one by one (docs/linkedin-api.md, Sign-in and tokens).
 */
export const PERMISSION_SCOPES = {
  signIn: ["openid", "profile", "email"],
  publish: ["w_member_social"],
  comment: ["w_member_social_feed"],
  readPosts: ["r_member_social"],
  readMetrics: ["r_member_postAnalytics"],
  readFollowers: ["r_member_profileAnalytics"],
} as const;

export type Permission = keyof typeof PERMISSION_SCOPES;
export type Permissions = Record<Permission, boolean>;

export const PERMISSIONS = Object.keys(PERMISSION_SCOPES) as Permission[];

/** Whether these scopes permit it. */
export function isPermitted(scopes: readonly string[], permission: Permission): boolean {
  return PERMISSION_SCOPES[permission].every((scope) => scopes.includes(scope));
}

/** Returns what the granted scopes permit; null when none are known. */
export function findPermissions(scopes: readonly string[]): Permissions | null {
  if (scopes.length === 0) return null;
  const permits = PERMISSIONS.map((permission) => [permission, isPermitted(scopes, permission)]);
  return Object.fromEntries(permits) as Permissions;
}
