import type { CoreDeps } from "../shared/core-deps";
import type { ReadClientDocument } from "./ports/client-documents";

/** Dependencies of the OAuth use cases; each takes the `Pick` it needs. */
export type OauthDeps = CoreDeps & {
  /** Where this installation is, which is its issuer identifier (RFC 8414). */
  appUrl: string;
  readClientDocument: ReadClientDocument;
};
