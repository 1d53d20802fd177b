import { oneLine } from "../one-line";
import type { Desk } from "./desk";

/** The parts that every letter to a user has. */
export function toUser({ t, link }: Desk, name: string | null) {
  const called = oneLine(name ?? "", 80);
  return {
    greeting: called ? t("greeting", { name: called }) : t("greetingNobody"),
    why: t("why"),
    settings: { label: t("settings"), url: link("/app/user/settings?tab=notifications") },
  };
}
