import type { ApiProduct } from "../model/api-product";
import type { ReadOutcome } from "../model/read-outcome";

/** Seals LinkedIn tokens for the database. `subject` binds a sealed token to its user and column. */
export type TokenVault = {
  seal(plain: string, subject: string): string;
  /** Throws when the text was altered, or was sealed for another subject or with an unknown key. */
  open(sealed: string, subject: string): string;
};

/**
 * Revokes a token at LinkedIn with one call. Returns whether LinkedIn confirmed it; never throws for what LinkedIn or
 * the network does.
 */
export type TokenRevoker = (token: string) => Promise<boolean>;

/** Revokes a token that a product's app was given: an app can revoke its own tokens alone. */
export type GrantRevoker = (product: ApiProduct, token: string) => Promise<boolean>;

/** Asks LinkedIn whether it still takes a token of the app that publishes; a token that it refuses is `unauthorized`. */
export type TokenCheck = (token: string) => Promise<ReadOutcome<null>>;
