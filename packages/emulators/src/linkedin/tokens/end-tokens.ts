import type { World } from "../world";

/** Revokes whatever tokens of the member are still good. */
export function endTokens({ clock, store }: World, sub: string) {
  for (const name of store.tokensOf(sub)) {
    const token = store.tokens.get(name)!;
    if (token.revokedAt === null) store.saveToken({ ...token, revokedAt: clock.now() });
  }
}
