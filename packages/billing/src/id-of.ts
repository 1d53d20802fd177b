/** Returns the id of what Stripe shows as an id or, expanded, as an object. */
export const idOf = (value: string | { id: string } | null | undefined): string | null =>
  typeof value === "string" ? value : (value?.id ?? null);
