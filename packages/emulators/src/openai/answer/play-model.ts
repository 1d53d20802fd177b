import { composeOutline } from "@takt/outline/compose-outline";
import { composeRewrite } from "@takt/outline/compose-rewrite";
import { withoutMark } from "@takt/outline/without-mark";
import type { Task } from "../model/read-task";

/** The served model that plays a real one: nothing in its answers says "outline". */
export const PLAYED_MODEL = "gpt-emulated";

type Writing = Extract<Task, { kind: "post" | "rewrite" }>;

/** An outline as a real model would hand it over: without the mark, with no gap to fill, and no story that nobody told. */
export function playModel(task: Writing): { text: string; hashtags: string[] } {
  const { parameters } = task;
  const { text, hashtags } =
    task.kind === "post"
      ? composeOutline(parameters, { quote: task.quote })
      : composeRewrite(
          task.rewrite === "more_personal" && !parameters.personalReference
            ? { ...task, rewrite: "other_hook" }
            : task,
        );
  return { text: withoutMark(text).replace(/\[([^\]\n]*)\]/g, "$1"), hashtags };
}
