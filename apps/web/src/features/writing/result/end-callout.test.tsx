import type { WritingUsage } from "@takt/domain/writing/model/composition-view";
import type { WritingFailure } from "@takt/domain/writing/model/writing-event";
import commonDe from "@takt/i18n/messages/de/common.json";
import errorsDe from "@takt/i18n/messages/de/errors.json";
import writingDe from "@takt/i18n/messages/de/writing.json";
import common from "@takt/i18n/messages/en/common.json";
import errors from "@takt/i18n/messages/en/errors.json";
import writing from "@takt/i18n/messages/en/writing.json";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { MessagesProvider } from "~/i18n/testing/messages-provider";
import { INITIAL } from "../assistant/assistant-state";
import { EndCallout } from "./end-callout";
import { findFailure } from "../assistant/find-failure";
import type { AssistantView } from "../assistant/use-assistant";
import { createVersion } from "../assistant/create-version.fixture";

const resources = {
  en: { common, errors, writing },
  de: { common: commonDe, errors: errorsDe, writing: writingDe },
};
const usage = { engine: { kind: "model", model: "gpt-5.5" } } as WritingUsage;
const job = { id: "c", kind: "write", engine: null } as const;

const nothing = () => Promise.resolve({ kind: "busy" as const });
const follow = () => Promise.resolve();

function show(
  state: Partial<AssistantView>,
  locale: "en" | "de" = "en",
  hasText = false,
  closed = false,
): string {
  const all = { ...INITIAL, job, certain: true, generate: nothing, retry: nothing, ...state };
  const failure = findFailure(all, usage.engine.kind);
  if (failure === null) throw new Error("nothing failed");
  return renderToStaticMarkup(
    <MessagesProvider locale={locale} resources={{ [locale]: resources[locale] }}>
      <EndCallout
        failure={failure}
        usage={usage}
        assistant={all}
        follow={closed ? null : follow}
        hasText={hasText}
      />
    </MessagesProvider>,
  ).replaceAll("&#x27;", "'");
}

test.each([
  "quota",
  "busy",
  "unavailable",
  "timeout",
  "refused",
  "cut",
  "unusable",
  "configuration",
] as const)(
  "the notice of %s shows the specification's text first, then the reason, the cost, and two actions",
  (reason: WritingFailure) => {
    for (const locale of ["en", "de"] as const) {
      const { result } = resources[locale].writing;
      const shown = show({ failure: reason }, locale);
      const why = result.failures[reason as keyof typeof result.failures];
      const words = [result.failed, why, result.cost.nothing];
      expect(words.map((text) => shown.indexOf(text))).not.toContain(-1);
      expect(shown.indexOf(result.failed)).toBeLessThan(shown.indexOf(why));
      expect(shown).toContain(resources[locale].common.retry);
      expect(shown).toContain(result.outlineInstead);
    }
  },
);

test("a stopped text is shown as no failure, is stored, and counts", () => {
  const shown = show({ failure: "stopped", version: createVersion(1, { partial: true }) }, "en", true);
  expect(shown).toContain(writing.result.stopped);
  expect(shown).toContain(writing.result.left.kept);
  expect(shown).toContain(writing.result.cost.one);
  expect(shown).not.toContain(writing.result.failed);
  expect(show({ failure: "stopped" })).toContain(writing.result.left.nothing);
});

test("the notice of a lost connection points to the unsaved text", () => {
  const shown = show({ failure: new TypeError("network"), text: "A b" });
  expect(shown).toContain(writing.result.failures.lost);
  expect(shown).toContain(writing.result.left.unsaved);
});

test("a closed composition shows the failure without actions", () => {
  const shown = show({ failure: "quota" }, "en", true, true);
  expect(shown).toContain(writing.result.failures.quota);
  expect(shown).not.toContain("<button");
});

test("a failed rewrite mentions neither AI posts nor an outline", () => {
  const rewrite = { id: "c", kind: "rewrite", versionId: "v", rewrite: "shorter" } as const;
  const shown = show({ failure: "busy", job: rewrite }, "en", true);
  expect(shown).toContain(writing.result.rewriteFailed);
  expect(shown).not.toContain(writing.result.cost.nothing);
  expect(shown).not.toContain(writing.result.outlineInstead);
});
