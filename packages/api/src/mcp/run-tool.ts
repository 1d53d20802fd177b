import { randomUUID } from "node:crypto";
import type { CallToolResult, InputRequiredResult } from "@modelcontextprotocol/server";
import { DomainError } from "@takt/domain/shared/domain-error";
import { requireAct } from "@takt/domain/workspaces/model/acts";
import { isPlainInput } from "../core/plain-input";
import { RequestError } from "../public/problem";
import { asData } from "./as-data";
import type { Tool, ToolAnswer, ToolContext } from "./tool";
import { toPostUrl } from "./tools/shapes";
import { ToolRefusal } from "./tool-refusal";

/** The log fields of a call: its tool, and the code of a refusal. */
export type Noted = { tool?: string; code?: string };

/**
 * Calls a tool. Its answer is a sentence for people and the data behind it; a refusal has the words of the screen. What nobody
 * foresaw is logged, and answered with an id alone.
 */
export async function runTool(
  tool: Tool,
  context: ToolContext,
  input: Record<string, unknown>,
  noted: Noted,
): Promise<CallToolResult | InputRequiredResult> {
  noted.tool = tool.name;
  try {
    requireAct(context.caller.actor, tool.act);
    if (!isPlainInput(input)) throw new RequestError("request_invalid");
    const answer = await tool.run(context, input as never);
    return isAnswer(answer) ? toResult(tool, context, answer) : answer;
  } catch (error) {
    const { code, words } = toRefusal(error, context, input);
    noted.code = code;
    return { isError: true, content: [{ type: "text", text: `${words} [${code}]` }] };
  }
}

const isAnswer = (answer: object): answer is ToolAnswer<object> => "output" in answer;

function toResult(
  { name, output: shape }: Tool,
  { say }: ToolContext,
  { output, words = {} }: ToolAnswer<object>,
): CallToolResult {
  const notice = say("mcp:notice");
  const data = { notice, ...(shape.parse(output) as object) };
  const text = `${say(`mcp:tools.${name}.answer`, words)}\n\n${notice}\n${asData(output)}`;
  return { content: [{ type: "text", text }], structuredContent: data };
}

function toRefusal(error: unknown, { deps, say, appUrl }: ToolContext, input: Record<string, unknown>) {
  if (error instanceof ToolRefusal) return { code: error.code, words: error.message };
  if (error instanceof RequestError) return { code: error.code, words: say(`api:${error.code}`, error.data) };
  if (error instanceof DomainError) {
    const words = say(`errors:${error.code}`, error.data);
    if (error.code !== "post_not_reviewed") return { code: error.code, words };
    const url = toPostUrl(String(input["id"]), appUrl);
    return { code: error.code, words: `${words} ${say("mcp:reviewHere", { url })}` };
  }
  const requestId = `req_${randomUUID()}`;
  deps.log.error("mcp.failed", { requestId, error });
  return { code: "unexpected", words: `${say("api:unexpected")} ${requestId}` };
}
