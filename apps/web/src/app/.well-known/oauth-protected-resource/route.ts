import { resourceMetadata } from "@takt/domain/oauth/model/oauth-metadata";
import { env } from "~/env";
import { openMetadata, preflight } from "~/server/oauth/open-response";

export const dynamic = "force-dynamic";

/** Metadata of the MCP endpoint (RFC 9728). */
export const GET = (): Response => openMetadata(resourceMetadata(env().AUTH_URL));
export const OPTIONS = (): Response => preflight("GET");
