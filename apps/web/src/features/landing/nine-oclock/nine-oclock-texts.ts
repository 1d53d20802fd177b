import type { TFunction } from "i18next";
import type { PublishStep } from "./publish-steps";

/** The texts of the section about a post's time, translated on the server. */
export function nineOClockTexts(t: TFunction<"landing">) {
  const step = (key: PublishStep["key"]) => ({
    title: t(`nine.step.${key}.title`),
    text: t(`nine.step.${key}.text`),
  });
  return {
    form: t("nine.form"),
    day: t("nine.day"),
    time: t("nine.time"),
    tryTime: t("nine.tryTime"),
    outcome: t("nine.outcome"),
    answered: t("nine.answered"),
    silent: t("nine.silent"),
    utc: t("nine.utc"),
    missing: t("nine.missing"),
    takeSuggestion: t("nine.takeSuggestion"),
    ambiguous: t("nine.ambiguous"),
    earlier: t("nine.earlier"),
    later: t("nine.later"),
    impossible: t("nine.impossible"),
    steps: t("nine.steps"),
    by: t("nine.by"),
    fromTo: t("nine.fromTo"),
    step: {
      queued: step("queued"),
      read: step("read"),
      sent: step("sent"),
      receipt: step("receipt"),
      unanswered: step("unanswered"),
      resent: step("resent"),
      asked: step("asked"),
    },
  };
}

export type NineOClockTexts = ReturnType<typeof nineOClockTexts>;
