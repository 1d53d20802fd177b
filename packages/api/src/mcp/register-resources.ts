import { type McpServer, ResourceNotFoundError, ResourceTemplate } from "@modelcontextprotocol/server";
import { getPost } from "@takt/domain/posts/get-post";
import { MAX_POST_LENGTH } from "@takt/domain/posts/model/post-length";
import { DomainError } from "@takt/domain/shared/domain-error";
import { getVoice } from "@takt/domain/voice/stored-voice";
import { requireAct } from "@takt/domain/workspaces/model/acts";
import { asData } from "./as-data";
import { createScopeCheck } from "./scope-check";
import type { ToolContext } from "./tool";
import { toWholePost } from "./tools/shapes";

type Context = Pick<ToolContext, "deps" | "caller" | "say" | "appUrl">;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Registers what a client can read without a tool: a post by its id, and how the member writes. */
export function registerResources(server: McpServer, context: Context): void {
  const { deps, caller, say, appUrl } = context;
  const scopeChallenge = createScopeCheck(caller.program.scopes, "posts:read");
  server.registerResource(
    "guidelines",
    "takt://guidelines",
    {
      title: say("mcp:resources.guidelines.title"),
      description: say("mcp:resources.guidelines.description"),
      mimeType: "text/plain",
      scopeChallenge,
    },
    async ({ href: uri }) => ({
      contents: [{ uri, mimeType: "text/plain", text: await readGuidelines(context) }],
    }),
  );
  server.registerResource(
    "post",
    new ResourceTemplate("takt://posts/{id}", { list: undefined }),
    {
      title: say("mcp:resources.post.title"),
      description: `${say("mcp:resources.post.description")} ${say("mcp:notice")}`,
      mimeType: "text/plain",
      scopeChallenge,
    },
    async ({ href: uri }, { id }) => {
      if (typeof id !== "string" || !UUID.test(id)) throw new ResourceNotFoundError(uri);
      requireAct(caller.actor, "content.read");
      const post = await getPost(deps, caller.actor, id).catch((error: unknown) => {
        throw error instanceof DomainError ? new ResourceNotFoundError(uri) : error;
      });
      const text = `${say("mcp:notice")}\n${asData(toWholePost(post, appUrl))}`;
      return { contents: [{ uri, mimeType: "text/plain", text }] };
    },
  );
}

/** The limits of every post, and the member's style sheet in both languages, where they have one and use it. */
async function readGuidelines({ deps, caller, say }: Context): Promise<string> {
  const { sheet } = await getVoice(deps, caller.actor);
  const rules = say("mcp:guidelines.rules", { max: MAX_POST_LENGTH });
  if (!sheet?.enabled) return `${rules}\n\n${say("mcp:guidelines.noVoice")}`;
  return `${rules}\n\n${say("mcp:guidelines.voice")}\n${asData(sheet.words)}`;
}
