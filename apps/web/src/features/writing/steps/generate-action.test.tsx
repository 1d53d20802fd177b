import writing from "@takt/i18n/messages/en/writing.json";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { MessagesProvider } from "~/i18n/testing/messages-provider";
import { GenerateAction } from "./generate-action";
import type { AssistantState } from "../assistant/assistant-state";

const model = { kind: "model", model: "m" } as const;
const usage = {
  engine: model,
  canResearch: true,
  plan: "free" as const,
  used: 4,
  limit: 5,
  remaining: 1,
  resetsAt: new Date(0),
};

/** Returns the labels of the buttons, the filled one marked with an asterisk. */
function buttons(
  changes: Partial<typeof usage>,
  again = false,
  phase: AssistantState["phase"] = "idle",
  closed = false,
) {
  const html = renderToStaticMarkup(
    <MessagesProvider locale="en" resources={{ en: { writing } }}>
      <GenerateAction
        usage={{ ...usage, ...changes }}
        phase={phase}
        again={again}
        closed={closed}
        onResult={() => undefined}
      />
    </MessagesProvider>,
  );
  return [...html.matchAll(/<button[^>]*class="([^"]*)"[^>]*>(.*?)<\/button>/gs)].map(
    ([, style, inside]) => (/\bbg-primary\b/.test(style!) ? "*" : "") + inside!.replace(/<.*?>/g, ""),
  );
}

test("exactly one button is filled in every state", () => {
  expect(buttons({})).toEqual(["*Generate post"]);
  expect(buttons({}, true)).toEqual(["Show the text", "*Generate again"]);
  expect(buttons({ remaining: 0 })).toEqual(["*Use an outline instead"]);
  expect(buttons({}, false, "writing")).toEqual(["*Show the text being written"]);
});

test("a composition that takes no other text offers no generation", () => {
  expect(buttons({}, true, "idle", true)).toEqual(["*Show the text"]);
  expect(buttons({ remaining: 0 }, true, "idle", true)).toEqual(["*Show the text"]);
});
