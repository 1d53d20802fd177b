import { Plus } from "lucide-react";
import { getT } from "~/i18n/server";
import { servicesInUse } from "~/server/services-in-use";
import { questions } from "./questions";

/** Questions that open one by one, without scripts. */
export async function Faq() {
  const { t } = await getT("landing");
  return (
    <section
      id="faq"
      className="mx-auto grid w-full max-w-[1200px] gap-x-16 gap-y-8 px-5 py-16 sm:px-8 sm:py-24 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
    >
      <h2 className="text-3xl/9">{t("faq.heading")}</h2>
      <div className="border-t border-border">
        {questions(t, servicesInUse()).map(({ key, question, answer }) => (
          <details key={key} className="group border-b border-border">
            <summary className="flex min-h-14 list-none items-center justify-between gap-4 rounded-lg py-3 text-base/6 font-medium [&::-webkit-details-marker]:hidden">
              {question}
              <Plus
                aria-hidden
                className="size-4.5 shrink-0 text-muted-fg transition-transform duration-180 group-open:rotate-45"
              />
            </summary>
            <p className="max-w-[68ch] pb-5 text-base/6 text-pretty text-muted-fg">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
