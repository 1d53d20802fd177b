import { singleLine } from "../single-line";
import type { EmailContext } from "./email-context";

/** Returns the parts of every email to a user. */
export function userEmailBase({ t, link }: EmailContext, name: string | null) {
  const called = singleLine(name ?? "", 80);
  return {
    greeting: called ? t("greeting", { name: called }) : t("greetingNobody"),
    why: t("why"),
    settings: { label: t("settings"), url: link("/app/user/settings?tab=notifications") },
  };
}
