import { analyse } from "@takt/domain/compass/analyse";
import type { AnalysisView } from "@takt/domain/compass/model/analysis-view";
import { analysisInput } from "@takt/domain/compass/model/analysis-input";
import { CURSOR_PATTERN } from "@takt/domain/shared/pagination";
import { trimmedText } from "@takt/domain/shared/text-input";
import { listTopics } from "@takt/domain/topics/list-topics";
import { z } from "zod";
import { tool, type ToolContext } from "../tool";
import { ToolRefusal } from "../tool-refusal";

const found = {
  title: z.string(),
  angle: z.string().nullable().describe("An idea of what to say about it."),
  quote: z.string().nullable().describe("The sentence of the source, word for word."),
  keywords: z.array(z.string()),
};

export const listTopicsTool = tool({
  name: "list_topics",
  effect: "reads",
  isIdempotent: true,
  scope: "posts:read",
  act: "content.read",
  input: z.strictObject({
    search: z.optional(trimmedText(200)),
    limit: z.int().min(1).max(50).default(20),
    cursor: z.string().regex(CURSOR_PATTERN).optional().describe("The nextCursor of the page before."),
  }),
  output: z.strictObject({
    topics: z.array(z.strictObject({ id: z.uuid(), ...found, sourceUrl: z.string().nullable() })),
    nextCursor: z.string().nullable(),
  }),
  async run({ deps, caller }, input) {
    const { topics, nextCursor } = await listTopics(deps, caller.actor, input);
    const rows = topics.map(({ id, title, angle, quote, keywords, sourceUrl }) => ({
      id,
      title,
      angle,
      quote,
      keywords,
      sourceUrl,
    }));
    return { output: { topics: rows, nextCursor }, words: { count: rows.length } };
  },
});

export const analyseSourceTool = tool({
  name: "analyse_source",
  effect: "adds",
  isIdempotent: false,
  readsPages: true,
  scope: "posts:write",
  act: "drafts.write",
  input: z.strictObject({
    source: analysisInput.shape.source,
    language: z.enum(["en", "de"]).optional().describe("Of the topics; the member's when left out."),
  }),
  output: z.strictObject({
    title: z.string(),
    sourceUrl: z.string().nullable(),
    isByModel: z.boolean(),
    topics: z.array(z.strictObject(found)),
  }),
  async run(context, { source, language = context.caller.actor.locale }) {
    const { title, sourceUrl, engine, topics } = await readAnalysis(context, { source, language });
    return {
      output: { title, sourceUrl, isByModel: engine === "model", topics },
      words: { count: topics.length },
    };
  },
});

/** Waits for the end of an analysis. Refuses in the words of the screen where it finds nothing. */
async function readAnalysis(
  { deps, caller, say, signal }: ToolContext,
  input: z.output<typeof analysisInput>,
): Promise<AnalysisView> {
  for await (const event of await analyse(deps, caller.actor, input, signal)) {
    if (event.kind === "done") return event.analysis;
    if (event.kind === "failed") throw new ToolRefusal(event.reason, say(`compass:reasons.${event.reason}`));
  }
  throw new ToolRefusal("stopped", say("compass:reasons.lost"));
}
