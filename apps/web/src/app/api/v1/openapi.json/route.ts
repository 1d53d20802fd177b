import { getApiDocument } from "~/server/api-reference";

/** Answers the document of the public API, from which clients are generated. */
export function GET(): Response {
  return Response.json(getApiDocument(), { headers: { "cache-control": "public, max-age=300" } });
}
