import type { Writer } from "@takt/domain/writing/ports/writer";
import { askByChat } from "./chat/ask-chat";
import { createClient } from "./generation/create-client";
import { modelWriter } from "./model-writer";
import { outlineWriter } from "./outline/outline-writer";
import { askByResponses } from "./responses/ask-responses";
import type { WriterSettings } from "./writer-settings";

/** The writer that the settings describe. It never throws for what an endpoint does: outcomes say what happened. */
export function createWriter(settings: WriterSettings): Writer {
  const { api, model, timeoutMs, researchTimeoutMs } = settings;
  if (api === "outline") return outlineWriter();
  const client = createClient(settings);
  const ask =
    api === "chat"
      ? askByChat(client, model)
      : askByResponses(client, model, { plain: timeoutMs, search: researchTimeoutMs });
  return modelWriter(settings, ask);
}
