import { useToast } from "@takt/ui/toast";
import { useT } from "next-i18next/client";
import { useErrorText } from "../../shared/use-error-text";
import type { Refusal } from "./prepare-job";

/** Returns a function that says that nothing is written, because what it is written from could not be saved. */
export function useNotSavedToast() {
  const { t } = useT(["writing", "posts"]);
  const { toast } = useToast();
  const errorText = useErrorText();
  return ({ what, error }: Extract<Refusal, { kind: "notSaved" }>): void =>
    toast({
      tone: "error",
      title: what === "text" ? t("posts:failedTo.saveChanges") : t("generate.notSaved"),
      description: error === null ? undefined : errorText(error),
    });
}
