import type { Log } from "@takt/domain/shared/log";
import type OpenAI from "openai";
import type { ChatCompletionChunk } from "openai/resources/chat/completions";
import type { Ask, AskProgress, Question } from "../generation/ask";
import { EndedEarly } from "../generation/ended-early";
import { StreamError } from "../generation/stream-error";
import { toUsage } from "../generation/to-usage";
import { firstDialect, inDialect, simplerDialect, type ChatDialect } from "./chat-dialect";

/**
 * Asks by Chat Completions, streamed: what servers other than OpenAI's know. What one of them refuses is left out from
 * then on. No search: that takes models of its own here.
 */
export function askByChat(client: OpenAI, model: string, log: Log): Ask {
  let dialect: ChatDialect = firstDialect(client.baseURL);

  return async (question, progress) => {
    for (;;) {
      const tried = dialect;
      try {
        return await askOnce(client, model, question, progress, tried);
      } catch (error) {
        const simpler = simplerDialect(tried, error);
        if (!simpler) throw error;
        if (dialect.store === "tried" && simpler.store === "refused")
          log.info("ai.store_refused", { host: new URL(client.baseURL).host });
        dialect = simpler;
      }
    }
  };
}

async function askOnce(
  client: OpenAI,
  model: string,
  { instructions, messages, format, person }: Question,
  { signal, onRaw, onEvent }: AskProgress,
  dialect: ChatDialect,
) {
  const { data: stream, request_id: requestId } = await client.chat.completions
    .create(
      {
        model,
        // `system`: few servers know `developer`.
        messages: [{ role: "system", content: instructions }, ...messages],
        stream: true,
        ...inDialect(dialect, { format, person }),
      },
      { signal },
    )
    .withResponse();
  onEvent();

  let raw = "";
  let refused = false;
  let finish: string | null = null;
  let usage: ChatCompletionChunk["usage"];
  let name: string | null = null;
  for await (const chunk of stream) {
    onEvent();
    name = chunk.model || name;
    usage = chunk.usage ?? usage;
    // Empty with the token counts, and with Azure's filter results.
    const choice = chunk.choices?.[0];
    if (!choice) continue;
    if (choice.delta?.refusal) refused = true;
    if (choice.delta?.content) {
      raw += choice.delta.content;
      onRaw(raw);
    }
    finish = choice.finish_reason ?? finish;
  }
  // The SDK ends an aborted stream without a word; a server that hangs up mid-way does so too.
  signal.throwIfAborted();
  if (refused || finish === "content_filter") throw new EndedEarly("refused", requestId);
  if (finish === "length") throw new EndedEarly("cut", requestId);
  if (finish === null) throw new StreamError({ code: "stream_ended" }, requestId);
  return {
    raw,
    usage: toUsage(usage?.prompt_tokens, usage?.completion_tokens),
    requestId,
    model: name,
    cited: [],
    searched: [],
  };
}
