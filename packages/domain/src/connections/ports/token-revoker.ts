/**
 * Asks LinkedIn to end a token, once. Answers whether LinkedIn confirmed it; never throws for what LinkedIn or the
 * network does.
 */
export type TokenRevoker = (token: string) => Promise<boolean>;
