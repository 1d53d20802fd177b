import { composeOutline } from "@takt/outline/compose-outline";
import { composeRewrite } from "@takt/outline/compose-rewrite";
import { composeTopics } from "@takt/outline/compose-topics";
import type { OutlineParameters } from "@takt/outline/outline-parameters";
import { guessLanguage } from "@takt/outline/words/guess-language";
import type { Failure } from "../failures";
import type { Task } from "../model/read-task";
import { PLAYED_MODEL, playModel } from "./play-model";
import { withFigure } from "./with-figure";

/** `figures`: those of the text that are said to come from there. */
export type Source = { title: string; url: string; figures?: string[] };

/** What the task asks for, as the fields of both known schemas; `text` is what a plain answer says. */
export function composeValue(task: Task, model: string, failure: Failure | null, sources: Source[]) {
  const asked = failure === "wrong_language" ? inOtherLanguage(task) : task;
  const value = compose(asked, model);
  const { text, ...found } = research(asked, model, value.text, sources);
  return { ...value, text: failure === "too_long" ? tooLong(text) : text, ...found };
}

/** The played model has a figure from the first page that its search has found. */
function research(task: Task, model: string, text: string, sources: Source[]) {
  const [first, ...others] = sources;
  if (!first || model !== PLAYED_MODEL || task.kind !== "post") return { text, sources };
  const { figures, ...changed } = withFigure(text, task.parameters.language, new URL(first.url).hostname);
  return { ...changed, sources: [{ ...first, figures }, ...others] };
}

function compose(task: Task, model: string) {
  if (model === PLAYED_MODEL && (task.kind === "post" || task.kind === "rewrite"))
    return { ...playModel(task), topics: [] };
  switch (task.kind) {
    case "post":
      return { ...composeOutline(task.parameters, { quote: task.quote }), topics: [] };
    case "rewrite":
      return { ...composeRewrite(task), topics: [] };
    case "topics": {
      const topics = composeTopics(task);
      const text = topics.map(({ title, angle, quote }) => `${title}: ${angle} „${quote}“`).join("\n");
      return { text, hashtags: [], topics };
    }
    case "plain":
      return {
        ...composeOutline(genericParameters(task.words)),
        topics: composeTopics({ text: task.words, language: guessLanguage(task.words, "en") }),
      };
  }
}

function genericParameters(words: string): OutlineParameters {
  return {
    topic: words,
    targetAudience: "",
    postGoal: "visibility",
    contentType: "article",
    tone: "professional",
    length: "medium",
    callToAction: "none",
    customCallToAction: null,
    hashtags: [],
    personalReference: false,
    useResearch: false,
    language: guessLanguage(words, "en"),
    address: "sie",
  };
}

function inOtherLanguage(task: Task): Task {
  const other = (language: "en" | "de") => (language === "en" ? "de" : "en");
  switch (task.kind) {
    case "post":
      return { ...task, parameters: { ...task.parameters, language: other(task.parameters.language) } };
    case "rewrite":
      return { ...task, rewrite: task.rewrite === "other_language" ? "longer" : "other_language" };
    case "topics":
      return { ...task, language: other(task.language) };
    case "plain":
      return task;
  }
}

/** Over LinkedIn's 3,000 characters, and with far more sentences than any length asks for. */
function tooLong(text: string) {
  return Array.from({ length: Math.ceil(4_000 / Math.max(text.length, 1)) + 1 }, () => text).join("\n\n");
}
