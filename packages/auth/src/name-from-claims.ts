/** Returns the name that LinkedIn tells of a member, or null: a member may have none, or one of spaces alone. */
export function nameFromClaims(claims: { name?: string | null } | undefined): string | null {
  return claims?.name?.trim() || null;
}
