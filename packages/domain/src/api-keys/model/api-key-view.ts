import type { Scope } from "./scopes";

/** A key as those see it who manage the workspace; the key itself is not known any more. */
export type ApiKeyView = {
  id: string;
  name: string;
  /** Its last four characters. */
  hint: string;
  scopes: Scope[];
  /** As whom it acts. */
  by: { name: string | null; isSelf: boolean };
  createdAt: Date;
  expiresAt: Date;
  /** When another key took its place. */
  rotatedAt: Date | null;
  /** YYYY-MM-DD in UTC; null: never. */
  lastUsedOn: string | null;
  lastUsedFrom: "ipv4" | "ipv6" | null;
  state: "open" | "expired" | "revoked";
};

/** A key that was just made: the only time that it is there. */
export type NewApiKey = { token: string; keys: ApiKeyView[] };
