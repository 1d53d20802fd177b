import type { Log } from "@takt/domain/shared/core-deps";
import type OpenAI from "openai";
import type { ChatCompletionChunk } from "openai/resources/chat/completions";
import type { Complete, CompletionProgress, CompletionRequest } from "../generation/completion";
import { GenerationError } from "../generation/generation-error";
import { StreamError } from "../generation/stream-error";
import { toUsage } from "../generation/usage";
import { firstDialect, dialectFields, simplerDialect, type ChatDialect } from "./chat-dialect";

/**
 * Completes requests with the streamed Chat Completions API, which servers other than OpenAI's support. A field
 * that a server refuses is left out from then on. Search is not supported: it requires special models in this API.
 */
export function completeWithChat(client: OpenAI, model: string, log: Log): Complete {
  let dialect: ChatDialect = firstDialect(client.baseURL);

  return async (request, progress) => {
    for (;;) {
      const tried = dialect;
      try {
        return await completeOnce(client, model, request, progress, tried);
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

async function completeOnce(
  client: OpenAI,
  model: string,
  { instructions, messages, format, safetyIdentifier }: CompletionRequest,
  { signal, onRaw, onEvent }: CompletionProgress,
  dialect: ChatDialect,
) {
  const { data: stream, request_id: requestId } = await client.chat.completions
    .create(
      {
        model,
        // The role is `system`, because few servers know `developer`.
        messages: [{ role: "system", content: instructions }, ...messages],
        stream: true,
        ...dialectFields(dialect, { format, safetyIdentifier }),
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
    // The list is empty in chunks with token counts and with Azure's filter results.
    const choice = chunk.choices?.[0];
    if (!choice) continue;
    if (choice.delta?.refusal) refused = true;
    if (choice.delta?.content) {
      raw += choice.delta.content;
      onRaw(raw);
    }
    finish = choice.finish_reason ?? finish;
  }
  // The SDK ends an aborted stream silently; a server that disconnects midway looks the same.
  signal.throwIfAborted();
  if (refused || finish === "content_filter") throw new GenerationError("refused", requestId);
  if (finish === "length") throw new GenerationError("cut", requestId);
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
