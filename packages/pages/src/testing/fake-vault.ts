import type { TokenVault } from "@takt/domain/connections/ports/tokens";

/** A vault that seals nothing. */
export const fakeVault: TokenVault = { seal: (plain) => plain, open: (sealed) => sealed };
