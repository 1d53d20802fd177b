import type { InputRequiredResult, ServerContext } from "@modelcontextprotocol/server";
import type { ProgramCaller } from "@takt/domain/api-keys/model/program-caller";
import type { GrantScope } from "@takt/domain/oauth/model/grant-scopes";
import type { Deps } from "@takt/domain/deps";
import type { Act } from "@takt/domain/workspaces/model/acts";
import type { z } from "zod";
import type { AskPerson } from "./ask-person";
import type { Say } from "./say";

/** The context of a tool, besides its input. */
export type ToolContext = {
  deps: Deps;
  caller: ProgramCaller;
  say: Say;
  /** Where the pages of the workspace are. */
  appUrl: string;
  /** Asks the person in front of the client; null where the client cannot. */
  askPerson: AskPerson | null;
  signal: ServerContext["mcpReq"]["signal"];
};

/** The effect of a tool, for the hints by which clients ask people first: it reads, adds something, or changes something. */
type Effect = "reads" | "adds" | "changes";

type Definition<I extends z.ZodObject, O extends z.ZodObject> = {
  name: ToolName;
  effect: Effect;
  /** Repeated with the same input, it has no further effect. */
  isIdempotent: boolean;
  /** Whether it reaches pages outside of Takt. */
  readsPages?: true;
  /** The scope that its program must have. */
  scope: GrantScope;
  /** The act that the role of the member must allow (workspaces/model/acts.ts). */
  act: Act;
  input: I;
  output: O;
  /** Calls one use case; `words` are the values in the sentence that the answer begins with. */
  run(context: ToolContext, input: z.output<I>): Promise<ToolAnswer<z.input<O>> | InputRequiredResult>;
};

export type ToolAnswer<Output> = { output: Output; words?: Record<string, string | number> };

/** A tool, whatever its input; its title, description and sentence are texts of the namespace `mcp`. */
export type Tool = Omit<Definition<z.ZodObject, z.ZodObject>, "run"> & {
  run(context: ToolContext, input: never): Promise<ToolAnswer<object> | InputRequiredResult>;
};

export type ToolName =
  | "list_posts"
  | "get_post"
  | "create_draft"
  | "update_draft"
  | "check_post"
  | "schedule_post"
  | "unschedule_post"
  | "find_free_slots"
  | "list_topics"
  | "analyse_source"
  | "get_analytics"
  | "list_accounts";

/** Defines a tool: its contract, and the use case that does it. */
export function tool<I extends z.ZodObject, O extends z.ZodObject>(definition: Definition<I, O>): Tool {
  return definition as unknown as Tool;
}
