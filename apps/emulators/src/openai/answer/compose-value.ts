import { composeOutline } from "@takt/outline/compose-outline";
import { composeRewrite } from "@takt/outline/compose-rewrite";
import { composeTopics } from "@takt/outline/compose-topics";
import type { OutlineParameters } from "@takt/outline/outline-parameters";
import { guessLanguage } from "@takt/text/guess-language";
import type { Failure } from "../model/failures";
import type { Task } from "../model/read-task";
import { SIMULATED_MODEL, simulateModel } from "./simulate-model";

/** A source; `figures` are the figures of the text that come from it. */
export type Source = { title: string; url: string; figures?: string[] };

/** Composes the fields of both known schemas for a task; `text` is also the plain answer. */
export function composeValue(task: Task, model: string, failure: Failure | null, sources: Source[]) {
  const asked = failure === "wrong_language" ? inOtherLanguage(task) : task;
  const value = compose(asked, model);
  const { text, ...found } = research(asked, model, value.text, sources);
  return { ...value, text: failure === "too_long" ? tooLong(text) : text, ...found };
}

/** Adds a figure from the first found page to a post of the simulated model. */
function research(task: Task, model: string, text: string, sources: Source[]) {
  const [first, ...others] = sources;
  if (!first || model !== SIMULATED_MODEL || task.kind !== "post") return { text, sources };
  const { figures, ...changed } = withFigure(text, task.parameters.language, new URL(first.url).hostname);
  return { ...changed, sources: [{ ...first, figures }, ...others] };
}

function compose(task: Task, model: string) {
  if (model === SIMULATED_MODEL && (task.kind === "post" || task.kind === "rewrite"))
    return { ...simulateModel(task), topics: [] };
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
        ...composeOutline(genericParameters(task.text)),
        topics: composeTopics({ text: task.text, language: guessLanguage(task.text) ?? "en" }),
      };
  }
}

function genericParameters(text: string): OutlineParameters {
  return {
    topic: text,
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
    language: guessLanguage(text) ?? "en",
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

/** Repeats the text beyond LinkedIn's 3,000 characters and any requested length. */
function tooLong(text: string) {
  return Array.from({ length: Math.ceil(4_000 / Math.max(text.length, 1)) + 1 }, () => text).join("\n\n");
}

/** A made-up figure, like the page it comes from. */
const FIGURES = { en: "42 percent", de: "42 Prozent" };
/** The end of a sentence, not the point after an item's number or an abbreviation. */
const SENTENCE_END = /(?<=\p{L}{3}[“”"]?)(?=[.?!](?:\s|$))/u;

/** Adds a figure from `host` to the first sentence; a text without a sentence is returned unchanged. */
export function withFigure(
  text: string,
  language: "en" | "de",
  host: string,
): { text: string; figures: string[] } {
  const figure = FIGURES[language];
  const at = text.search(SENTENCE_END);
  if (at < 0) return { text, figures: [] };
  return { text: `${text.slice(0, at)} (${figure}, ${host})${text.slice(at)}`, figures: [figure] };
}
