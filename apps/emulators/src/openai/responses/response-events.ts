import type { Answer } from "../answer/compose-answer";
import type { Call } from "../model/call";
import { splitPieces } from "../model/count-tokens";
import type { StreamEvent } from "../stream/send-stream";
import { runningResponse, type Item, type ResponseBody } from "./build-response";

type Event = { type: string } & Record<string, unknown>;

/** All events of a streamed response, in the real API's order, numbered from 0. */
export function responseEvents(
  call: Call,
  answer: Answer,
  response: ResponseBody,
  at: number,
): StreamEvent[] {
  const running = runningResponse(call, String(response.id), at);
  const last = `response.${String(response.status)}`;
  return number([
    { type: "response.created", response: running },
    { type: "response.in_progress", response: running },
    ...response.output.flatMap((item, index) => itemEvents(item, index, answer)),
    { type: last, response },
  ]);
}

/** Numbers the events by `sequence_number` from `first`. */
export function number(events: Event[], first = 0): StreamEvent[] {
  return events.map((event, index) => ({
    event: event.type,
    data: { ...event, sequence_number: first + index },
    piece: /_text\.delta$|refusal\.delta$/.test(event.type),
  }));
}

function itemEvents(item: Item, output_index: number, answer: Answer): Event[] {
  const done: Event = { type: "response.output_item.done", output_index, item };
  const added = (part: object): Event => ({
    type: "response.output_item.added",
    output_index,
    item: { ...item, ...part },
  });
  const at = { item_id: item.id, output_index };
  if (item.type === "reasoning") return [added({}), done];
  if (item.type === "web_search_call") {
    const steps = ["in_progress", "searching", "completed"];
    // The query is known only at the end.
    const { action: _action, ...started } = item;
    return [
      { type: "response.output_item.added", output_index, item: { ...started, status: "in_progress" } },
      ...steps.map((step) => ({ type: `response.web_search_call.${step}`, ...at })),
      done,
    ];
  }
  const message = added({ status: "in_progress", content: [] });
  return [message, ...contentEvents(item, { ...at, content_index: 0 }, answer), done];
}

function contentEvents(item: Item, at: object, { text, refusal }: Answer): Event[] {
  const [part] = item.content as [{ annotations?: object[] }];
  const done: Event = { type: "response.content_part.done", ...at, part };
  if (refusal !== null)
    return [
      { type: "response.content_part.added", ...at, part: { type: "refusal", refusal: "" } },
      ...splitPieces(refusal).map((delta) => ({
        type: "response.refusal.delta",
        ...at,
        delta,
        ...obfuscation(delta),
      })),
      { type: "response.refusal.done", ...at, refusal },
      done,
    ];
  const empty = { type: "output_text", annotations: [], logprobs: [], text: "" };
  return [
    { type: "response.content_part.added", ...at, part: empty },
    ...splitPieces(text).map((delta) => ({
      type: "response.output_text.delta",
      ...at,
      delta,
      logprobs: [],
      ...obfuscation(delta),
    })),
    ...(part.annotations ?? []).map((annotation, annotation_index) => ({
      type: "response.output_text.annotation.added",
      ...at,
      annotation_index,
      annotation,
    })),
    { type: "response.output_text.done", ...at, logprobs: [], text },
    done,
  ];
}

/** The padding that hides the size of each piece, as in the real API. */
export const obfuscation = (delta: string) => ({ obfuscation: "x".repeat(Math.max(16 - delta.length, 0)) });
