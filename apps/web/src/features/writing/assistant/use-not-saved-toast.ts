import { useT } from "next-i18next/client";
import { useErrorToast } from "../../shared/actions/use-error-toast";
import { useErrorText } from "../../shared/use-error-text";
import type { Refusal } from "./prepare-job";

/** Returns a function that says that nothing is written, because what it is written from could not be saved. */
export function useNotSavedToast() {
  const { t } = useT(["writing", "posts"]);
  const errorToast = useErrorToast();
  const errorText = useErrorText();
  return ({ what, error }: Extract<Refusal, { kind: "notSaved" }>): void =>
    errorToast({
      title: what === "text" ? t("posts:failedTo.saveChanges") : t("generate.notSaved"),
      description: error === null ? undefined : errorText(error),
    });
}
