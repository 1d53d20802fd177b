import { composeOutline } from "@takt/outline/compose-outline";
import { composeRewrite } from "@takt/outline/compose-rewrite";
import { removeLabel } from "@takt/outline/outline-label";
import type { Task } from "../model/read-task";

/** The served model that simulates a real one: its answers do not say "outline". */
export const SIMULATED_MODEL = "gpt-emulated";

type Writing = Extract<Task, { kind: "post" | "rewrite" }>;

/** An outline in the form of a real model's text: without the label, gaps to fill, their notes and invented stories. */
export function simulateModel(asked: Writing): { text: string; hashtags: string[] } {
  // The audience is named in a gap alone.
  const parameters = { ...asked.parameters, targetAudience: "" };
  const task = { ...asked, parameters };
  const { text, hashtags } =
    task.kind === "post"
      ? composeOutline(parameters, { quote: task.quote })
      : composeRewrite(
          task.rewrite === "more_personal" && !parameters.personalReference
            ? { ...task, rewrite: "other_hook" }
            : task,
        );
  return { text: removeLabel(text).replace(/\[(?:…\s)?([^\]\n]*)\]/g, "$1"), hashtags };
}
