import { parseUrl } from "@takt/text/links/parse-url";

/** An application as it asks to be let in. */
export type OauthClientView = {
  clientId: string;
  /** As it calls itself: anybody can take any name. */
  name: string;
  /** Of its document, which proves it; null where it has registered itself. */
  host: string | null;
  redirectUris: readonly string[];
};

/** Returns the host that a client_id proves; null for one of a registration. */
export const readClientHost = (clientId: string): string | null => parseUrl(clientId)?.host ?? null;
