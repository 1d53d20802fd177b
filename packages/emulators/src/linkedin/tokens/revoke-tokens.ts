import type { Backend } from "../backend";

/** Revokes all tokens of the member. */
export function revokeTokens({ clock, store }: Backend, sub: string) {
  for (const name of store.tokensOf(sub)) {
    const token = store.tokens.get(name)!;
    if (token.revokedAt === null) store.saveToken({ ...token, revokedAt: clock.now() });
  }
}
