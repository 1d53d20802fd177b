import type { TFunction } from "i18next";

/** The texts of the demo, which gets them from the server: a public page sends no translations besides. */
export function demoTexts(t: TFunction<"landing">) {
  return {
    label: t("demo.label"),
    note: t("demo.note"),
    text: t("demo.text"),
    reset: t("demo.reset"),
    preview: t("demo.preview"),
    width: t("demo.width"),
    desktop: t("demo.desktop"),
    mobile: t("demo.mobile"),
    name: t("demo.name"),
    headline: t("demo.headline"),
    now: t("demo.now"),
    more: t("demo.more"),
    less: t("demo.less"),
    empty: t("demo.empty"),
    count: t("demo.count"),
    countLabel: t("demo.countLabel"),
    tooLong: t("demo.tooLong"),
    shown: t("demo.shown"),
    whole: t("demo.whole"),
    sample: t("demo.sample"),
  };
}

export type DemoTexts = ReturnType<typeof demoTexts>;
