import { useToast } from "@takt/ui/toast";
import { useT } from "next-i18next/client";
import { useRef, useState } from "react";
import { useErrorText } from "../shared/use-error-text";
import type { Answers } from "./answers/use-answers";
import type { Writing } from "./result/use-writing";

/** Has the text written: the answers are saved first, so that exactly what is seen is asked for. One at a time. */
export function useGenerate(answers: Answers, writing: Writing, onBegun: () => void) {
  const { t } = useT("writing");
  const { toast } = useToast();
  const errorText = useErrorText();
  // Not the state: a second click comes before it is drawn.
  const busy = useRef(false);
  const [isStarting, setStarting] = useState(false);
  return {
    isStarting,
    async generate(options?: { engine?: "outline" }): Promise<void> {
      if (busy.current || writing.state !== "idle") return;
      busy.current = true;
      setStarting(true);
      const id = await answers.flush();
      busy.current = false;
      setStarting(false);
      // A conflict is told, and solved, on the page.
      if (id === null) {
        const description = answers.error ? errorText(answers.error) : undefined;
        return toast({ tone: "error", title: t("generate.notSaved"), description });
      }
      void writing.write(id, options);
      onBegun();
    },
  };
}
