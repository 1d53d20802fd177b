import { type CacheHint, McpServer } from "@modelcontextprotocol/server";
import { z } from "zod";
import { createAskPerson, createQuestionCodec } from "./ask-person";
import { registerPrompts } from "./register-prompts";
import { registerResources } from "./register-resources";
import { type Noted, runTool } from "./run-tool";
import { createScopeCheck } from "./scope-check";
import type { Tool, ToolContext } from "./tool";
import { TOOLS } from "./tools";
import { withJsonSchema } from "./with-json-schema";

/** The lists are the same for a member until Takt is updated or they change their language. */
const LISTS: CacheHint = { ttlMs: 300_000, cacheScope: "private" };

type Context = Omit<ToolContext, "askPerson" | "signal"> & { questionKey: Uint8Array; noted: Noted };

/** Creates the server of one request, whose texts are in the member's language. */
export function createServer({ questionKey, noted, ...context }: Context): McpServer {
  const { caller, say } = context;
  const codec = createQuestionCodec(questionKey, caller.program.id);
  const server = new McpServer(
    { name: "takt", title: "Takt", version: "1.0.0" },
    {
      instructions: say("mcp:instructions"),
      requestState: { verify: codec.verify },
      cacheHints: {
        "server/discover": LISTS,
        "tools/list": LISTS,
        "prompts/list": LISTS,
        "resources/list": LISTS,
        "resources/templates/list": LISTS,
      },
    },
  );
  for (const tool of TOOLS)
    server.registerTool(tool.name, describe(tool, context), (input, request) => {
      const askPerson = createAskPerson(request, codec);
      const { signal } = request.mcpReq;
      return runTool(tool, { ...context, askPerson, signal }, input as Record<string, unknown>, noted);
    });
  registerResources(server, context);
  registerPrompts(server, say);
  return server;
}

function describe(
  { name, effect, scope, ...tool }: Tool,
  { say, caller }: Pick<ToolContext, "say" | "caller">,
) {
  return {
    title: say(`mcp:tools.${name}.title`),
    description: `${say(`mcp:tools.${name}.description`)} ${say("mcp:notice")}`,
    inputSchema: withJsonSchema(tool.input),
    outputSchema: withJsonSchema(z.strictObject({ notice: z.string(), ...tool.output.shape })),
    annotations: {
      readOnlyHint: effect === "reads",
      destructiveHint: effect === "changes",
      idempotentHint: tool.isIdempotent,
      openWorldHint: tool.readsPages ?? false,
    },
    scopeChallenge: createScopeCheck(caller.program.scopes, scope),
  };
}
