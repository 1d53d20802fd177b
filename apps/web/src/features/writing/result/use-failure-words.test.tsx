import errors from "@takt/i18n/messages/en/errors.json";
import writing from "@takt/i18n/messages/en/writing.json";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { MessagesProvider } from "../../../i18n/messages-provider";
import type { WritingJob } from "./create-writing";
import type { ShownFailure } from "./failure-of";
import { useFailureWords } from "./use-failure-words";

const write: WritingJob = { id: "c", kind: "write", engine: null };
const rewrite: WritingJob = { id: "c", kind: "rewrite", versionId: "v", rewrite: "shorter" };
const because = (reason: "busy" | "stopped" | "lost"): ShownFailure => ({
  kind: "reason",
  reason,
  cost: null,
  outline: false,
});
const { result, usage } = writing;

function wordsOf(failure: ShownFailure, job: WritingJob) {
  let words;
  function Probe() {
    words = useFailureWords()(failure, job);
    return null;
  }
  renderToStaticMarkup(
    <MessagesProvider locale="en" resources={{ en: { writing, errors } }}>
      <Probe />
    </MessagesProvider>,
  );
  return words;
}

test("by the kind of job: a rewrite that failed is no post that failed", () => {
  expect(wordsOf(because("busy"), write)).toEqual({ title: result.failed, why: result.failures.busy });
  expect(wordsOf(because("busy"), rewrite)).toEqual({
    title: result.rewriteFailed,
    why: result.failures.busy,
  });
  expect(wordsOf(because("lost"), rewrite)).toEqual({
    title: result.rewriteFailed,
    why: result.failures.lost,
  });
});

test("stopped is no failure, and the limit has words of its own", () => {
  expect(wordsOf(because("stopped"), write)).toEqual({ title: result.stopped, why: null });
  expect(wordsOf({ kind: "limit" }, write)).toEqual({ title: usage.limitTitle, why: usage.limitText });
});
