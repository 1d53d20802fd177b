/**
 * Revokes a token at LinkedIn with one call. Returns whether LinkedIn confirmed it; never throws for what LinkedIn or
 * the network does.
 */
export type TokenRevoker = (token: string) => Promise<boolean>;
