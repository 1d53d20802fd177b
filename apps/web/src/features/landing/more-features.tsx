import { BarChart3, CalendarDays, Compass, Images, KeyRound, Save } from "lucide-react";
import { getT } from "~/i18n/server";
import { AssistantFragment } from "./fragments/assistant-fragment";
import { ReasonFragment } from "./fragments/reason-fragment";

const MORE = [
  ["calendar", CalendarDays],
  ["compass", Compass],
  ["media", Images],
  ["analytics", BarChart3],
  ["drafts", Save],
] as const;

/** Features around publishing: two parts of the app's screens, and a list. */
export async function MoreFeatures() {
  const { t } = await getT("landing");
  const fragments = [
    ["assistant", <AssistantFragment key="assistant" />],
    ["reason", <ReasonFragment key="reason" />],
  ] as const;
  return (
    <section className="mx-auto w-full max-w-[1200px] px-5 py-16 sm:px-8 sm:py-24">
      <h2 className="text-3xl/9 hyphens-auto">{t("more.heading")}</h2>
      <p className="mt-3 text-base/6 text-muted-fg">{t("more.text")}</p>
      <div className="mt-10 grid gap-4 md:grid-cols-2">
        {fragments.map(([key, fragment]) => (
          <div key={key} className="grid content-between gap-6 rounded-2xl bg-surface-2 p-5 sm:p-7">
            <div>
              <h3 className="text-lg/6">{t(`more.${key}.title`)}</h3>
              <p className="mt-1.5 text-sm/5.5 text-pretty text-muted-fg">{t(`more.${key}.text`)}</p>
            </div>
            {fragment}
          </div>
        ))}
      </div>
      <ul className="mt-12 grid gap-x-10 gap-y-9 sm:grid-cols-2 lg:grid-cols-3">
        {MORE.map(([key, Icon]) => (
          <Feature key={key} icon={Icon} title={t(`more.${key}.title`)} text={t(`more.${key}.text`)} />
        ))}
        <Feature icon={KeyRound} title={t("features.yours.title")} text={t("features.yours.text")} />
      </ul>
    </section>
  );
}

function Feature({ icon: Icon, title, text }: { icon: typeof KeyRound; title: string; text: string }) {
  return (
    <li>
      <Icon aria-hidden className="size-5 text-primary-text" />
      <h3 className="mt-3 text-base">{title}</h3>
      <p className="mt-1.5 text-sm/5.5 text-pretty text-muted-fg">{text}</p>
    </li>
  );
}
