import errors from "@takt/i18n/messages/en/errors.json";
import writing from "@takt/i18n/messages/en/writing.json";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { MessagesProvider } from "~/i18n/testing/messages-provider";
import type { WritingJob } from "../assistant/assistant-state";
import type { ShownFailure } from "../assistant/find-failure";
import { useFailureMessage } from "./use-failure-message";

const write: WritingJob = { id: "c", kind: "write", engine: null };
const rewrite: WritingJob = { id: "c", kind: "rewrite", versionId: "v", rewrite: "shorter" };
const because = (reason: "busy" | "stopped" | "lost"): ShownFailure => ({
  kind: "reason",
  reason,
  cost: null,
  outline: false,
});
const { result, usage } = writing;

function getMessage(failure: ShownFailure, job: WritingJob) {
  let message;
  function Probe() {
    message = useFailureMessage()(failure, job);
    return null;
  }
  renderToStaticMarkup(
    <MessagesProvider locale="en" resources={{ en: { writing, errors } }}>
      <Probe />
    </MessagesProvider>,
  );
  return message;
}

test("a failed rewrite has another title than a failed post", () => {
  expect(getMessage(because("busy"), write)).toEqual({ title: result.failed, why: result.failures.busy });
  expect(getMessage(because("busy"), rewrite)).toEqual({
    title: result.rewriteFailed,
    why: result.failures.busy,
  });
  expect(getMessage(because("lost"), rewrite)).toEqual({
    title: result.rewriteFailed,
    why: result.failures.lost,
  });
});

test("a stop and the AI limit have their own titles", () => {
  expect(getMessage(because("stopped"), write)).toEqual({ title: result.stopped, why: null });
  expect(getMessage({ kind: "limit" }, write)).toEqual({
    title: usage.limitTitle,
    why: `${usage.limitTextLargest} ${usage.otherWays}`,
  });
});
