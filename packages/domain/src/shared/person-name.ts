/** The name that somebody wants to be called, else LinkedIn's; null when neither is known. */
export function personName({
  displayName,
  name,
}: {
  displayName: string | null;
  name: string | null;
}): string | null {
  return displayName ?? name;
}
