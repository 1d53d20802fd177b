import type { McpServer } from "@modelcontextprotocol/server";
import { z } from "zod";
import { asData } from "./as-data";
import type { Say } from "./say";

/** A person's argument, as data: it is theirs, but may be copied from anywhere. */
const MAX_TEXT = 2000;
const optionalText = (description: string) => z.string().max(MAX_TEXT).optional().describe(description);

/** Registers the two tasks that people start from a menu of their client. */
export function registerPrompts(server: McpServer, say: Say): void {
  const toMessages = (text: string, entered: Record<string, string | undefined>) => ({
    messages: [
      { role: "user" as const, content: { type: "text" as const, text: `${text}\n\n${asData(entered)}` } },
    ],
  });
  server.registerPrompt(
    "weekly_plan",
    {
      title: say("mcp:prompts.weekly_plan.title"),
      description: say("mcp:prompts.weekly_plan.description"),
      argsSchema: z.object({ focus: optionalText(say("mcp:prompts.weekly_plan.focus")) }),
    },
    ({ focus }) => toMessages(say("mcp:prompts.weekly_plan.text"), { focus }),
  );
  server.registerPrompt(
    "turn_article_into_posts",
    {
      title: say("mcp:prompts.turn_article_into_posts.title"),
      description: say("mcp:prompts.turn_article_into_posts.description"),
      argsSchema: z.object({
        url: z.string().max(MAX_TEXT).describe(say("mcp:prompts.turn_article_into_posts.url")),
        count: optionalText(say("mcp:prompts.turn_article_into_posts.count")),
      }),
    },
    ({ url, count }) => toMessages(say("mcp:prompts.turn_article_into_posts.text"), { url, count }),
  );
}
