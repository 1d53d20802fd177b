import { SCOPES } from "@takt/domain/api-keys/model/scopes";
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from "zod-openapi";
import { z } from "zod";
import type { Deprecation, Operation } from "./operation";
import { OPERATIONS } from "./operations";
import { problem } from "./problem";
import { listRefusals } from "./refusals";
import { createWebhookDocument } from "./webhook-document";

const IF_MATCH = z
  .string()
  .meta({ description: "The ETag of the version that you have seen.", example: '"3"' });
const IDEMPOTENCY_KEY = z.string().min(1).max(255).meta({
  description: "A name of the request: repeated within a day, it gets the same answer and is not done again.",
});

/**
 * Returns the OpenAPI 3.1 document of the public API.
 * @param serverUrl such as https://takt.example.com/api/v1
 * @param operations others than those of the API, for tests
 */
export function createApiDocument(serverUrl: string, operations: readonly Operation[] = OPERATIONS) {
  return createDocument({
    openapi: "3.1.0",
    info: {
      title: "Takt API",
      version: "1.0.0",
      description: "Plan, write, schedule and publish LinkedIn posts in a workspace of Takt.",
      license: { name: "Terms of service", url: new URL("/terms", serverUrl).href },
    },
    servers: [{ url: serverUrl }],
    security: [{ key: [] }],
    tags: [
      { name: "Workspace", description: "Where a key acts, and as whom." },
      { name: "Posts", description: "Drafts, the schedule, and what went out." },
      {
        name: "Webhooks",
        description:
          "Addresses that are told of what happens in a workspace, as Standard Webhooks 1.0.0 has it.",
      },
      { name: "Media", description: "Images, videos and documents for posts." },
      { name: "Approvals", description: "What waits for an approval, and what is decided." },
      { name: "Library", description: "Topics, target audiences, labels and weekly slots." },
      { name: "Analytics", description: "The figures of the member who created the key." },
    ],
    components: {
      securitySchemes: {
        key: {
          type: "http",
          scheme: "bearer",
          description: `A key from the settings of a workspace, with some of the scopes ${SCOPES.join(", ")}.`,
        },
      },
    },
    paths: toPaths(operations),
    webhooks: createWebhookDocument(),
  });
}

function toPaths(operations: readonly Operation[]): ZodOpenApiPathsObject {
  const paths: ZodOpenApiPathsObject = {};
  for (const operation of operations)
    paths[operation.path] = { ...paths[operation.path], [operation.method]: toOperation(operation) };
  return paths;
}

function toOperation(operation: Operation): ZodOpenApiOperationObject {
  const {
    id,
    tag,
    summary,
    description = "",
    scope,
    method,
    params,
    query,
    body,
    ifMatch,
    deprecated,
  } = operation;
  const ifMatchField = ifMatch === "required" ? IF_MATCH : IF_MATCH.optional();
  const header = z.object({
    ...(ifMatch && { "If-Match": ifMatchField }),
    ...(method !== "get" && { "Idempotency-Key": IDEMPOTENCY_KEY.optional() }),
  });
  return {
    operationId: id,
    tags: [tag],
    summary,
    description: [description, toEnd(deprecated), scope === "any" ? "Every key may." : `Scope: \`${scope}\`.`]
      .filter(Boolean)
      .join("\n\n"),
    ...(deprecated && { deprecated: true }),
    requestParams: {
      ...(params && { path: params }),
      ...(query && { query }),
      ...(Object.keys(header.shape).length > 0 && { header }),
    },
    ...(body && { requestBody: { required: true, content: toContent(body, operation.file) } }),
    responses: {
      [`${operation.status}`]: {
        description: "Done.",
        content: { "application/json": { schema: operation.response } },
      },
      ...toRefusals(operation),
    },
  };
}

/** Raw bytes have a media type and no schema of their own (OpenAPI 3.1.1, 4.17). */
function toContent(body: z.ZodType, file: Operation["file"]) {
  const types = file?.types ?? [];
  return {
    "application/json": { schema: body },
    ...Object.fromEntries(types.map((type) => [type, { schema: { contentMediaType: type } }])),
  };
}
const toEnd = (deprecated: Deprecation | undefined) =>
  deprecated && `Deprecated since ${deprecated.since}. It ends on ${deprecated.sunset}.`;

/** The codes of each status. */
function toRefusals(operation: Operation) {
  const byStatus = new Map<number, string[]>();
  for (const { code, status } of listRefusals(operation))
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      `${status}` as const,
      {
        description: codes.map((code) => `\`${code}\``).join(", "),
        content: { "application/problem+json": { schema: problem } },
      },
    ]),
  );
}
