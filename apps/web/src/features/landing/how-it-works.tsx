import { getT } from "../../i18n/server";

export async function HowItWorks() {
  const { t } = await getT("landing");
  return (
    <section id="how" className="mx-auto w-full max-w-[1200px] px-5 pt-16 sm:px-8 sm:pt-24">
      <h2 className="text-3xl/9">{t("how.heading")}</h2>
      <ol className="mt-8 grid gap-4 md:grid-cols-3">
        {(["one", "two", "three"] as const).map((step, index) => (
          <li key={step} className="rounded-xl border border-border bg-surface p-5">
            <span aria-hidden className="text-sm font-semibold text-primary-text tabular-nums">
              {index + 1}
            </span>
            <h3 className="mt-2 text-base">{t(`how.${step}.title`)}</h3>
            <p className="mt-1.5 text-sm/5.5 text-pretty text-muted-fg">{t(`how.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
