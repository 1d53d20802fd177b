/**
 * Reads the JSON document that is at an application's client_id (draft-ietf-oauth-client-id-metadata-document), without
 * redirects and from public addresses alone. It never throws for what the document or the network does. All of it is
 * untrusted.
 */
export type ReadClientDocument = (
  url: string,
) => Promise<{ kind: "read"; document: unknown; maxAgeSeconds: number } | { kind: "failed" }>;
