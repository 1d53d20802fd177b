import { GRANT_SCOPES } from "./grant-scopes";

/** Returns the address of the MCP endpoint, for which tokens are (RFC 8707). */
export const toMcpResource = (appUrl: string): string => `${appUrl}/mcp`;

/** Metadata of the MCP endpoint (RFC 9728). */
export function resourceMetadata(appUrl: string) {
  return {
    resource: toMcpResource(appUrl),
    authorization_servers: [appUrl],
    scopes_supported: [...GRANT_SCOPES],
    bearer_methods_supported: ["header"],
    resource_name: "Takt",
    resource_documentation: `${appUrl}/developers`,
  };
}

/** Metadata of the authorization server (RFC 8414). */
export function serverMetadata(appUrl: string, { registration }: { registration: boolean }) {
  return {
    issuer: appUrl,
    authorization_endpoint: `${appUrl}/oauth/authorize`,
    token_endpoint: `${appUrl}/api/oauth/token`,
    revocation_endpoint: `${appUrl}/api/oauth/revoke`,
    ...(registration && { registration_endpoint: `${appUrl}/api/oauth/register` }),
    scopes_supported: [...GRANT_SCOPES],
    response_types_supported: ["code"],
    response_modes_supported: ["query"],
    grant_types_supported: ["authorization_code", "refresh_token"],
    token_endpoint_auth_methods_supported: ["none"],
    revocation_endpoint_auth_methods_supported: ["none"],
    code_challenge_methods_supported: ["S256"],
    authorization_response_iss_parameter_supported: true,
    client_id_metadata_document_supported: true,
    service_documentation: `${appUrl}/developers`,
    ui_locales_supported: ["en", "de"],
  };
}
