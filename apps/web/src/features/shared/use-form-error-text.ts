import { useT } from "~/i18n/use-t";
import { FormError } from "./post-form";

type TextOf = (code: string, data: FormError["data"]) => string | null;

/**
 * The text for a form that was not accepted: `getText` knows the codes that a user can do something about, and `noAnswer`
 * is said when the connection is there and no answer came.
 */
export function useFormErrorText(getText: TextOf, noAnswer: string): (error: unknown) => string {
  const { t } = useT("errors");
  return (error) => {
    if (!(error instanceof FormError)) return t("unexpected");
    const { code, data } = error;
    const text = getText(code, data);
    if (text !== null) return text;
    if (typeof data.errorId === "string") return t("unexpectedWithId", { id: data.errorId });
    if (code === "no_answer") return navigator.onLine ? noAnswer : t("offline");
    return t("unexpected");
  };
}
