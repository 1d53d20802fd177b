import type { Writer } from "@takt/domain/writing/ports/writer";
import { askByChat } from "./chat/ask-chat";
import { createClient } from "./generation/create-client";
import { whereItCanSearch } from "./generation/where-it-can-search";
import { modelWriter } from "./model-writer";
import { outlineWriter } from "./outline/outline-writer";
import { askByResponses } from "./responses/ask-responses";
import type { WriterSettings } from "./writer-settings";

/** The writer that the settings describe. It never throws for what an endpoint does: outcomes say what happened. */
export function createWriter(settings: WriterSettings): Writer {
  const { api, model, timeoutMs, researchTimeoutMs, log } = settings;
  if (api === "outline") return outlineWriter();
  const client = createClient(settings);
  if (api === "chat") return modelWriter(settings, askByChat(client, model, log), () => false);
  const responses = askByResponses(client, model, { plain: timeoutMs, search: researchTimeoutMs });
  const { ask, canSearch } = whereItCanSearch(responses, log);
  return modelWriter(settings, ask, canSearch);
}
