import type { Scope } from "../../api-keys/model/scopes";

/** A permission that works, as its member and those see it who manage the workspace. */
export type GrantView = {
  id: string;
  /** As the application calls itself. */
  name: string;
  /** Which its address proves; null where it has registered itself. */
  host: string | null;
  /** Where it gets its answers. */
  redirectHost: string;
  scopes: Scope[];
  /** As whom it acts. */
  by: { name: string | null; isSelf: boolean };
  createdAt: Date;
  /** When it ends unless it is used. */
  expiresAt: Date;
  /** YYYY-MM-DD in UTC; null: never. */
  lastUsedOn: string | null;
  lastUsedFrom: "ipv4" | "ipv6" | null;
};
