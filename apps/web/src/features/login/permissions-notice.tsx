import { Check, X } from "lucide-react";
import { getT } from "../../i18n/server";

/** Explains what Takt reads from LinkedIn and what it never does, before the user grants permission. */
export async function PermissionsNotice() {
  const { t } = await getT("login");
  return (
    <div className="mt-8 grid gap-6 border-t border-border pt-6 text-[13px]/5 sm:grid-cols-2">
      {(["reads", "never"] as const).map((kind) => {
        const Icon = kind === "reads" ? Check : X;
        return (
          <section key={kind}>
            <h2 className="mb-2 text-[13px] font-semibold tracking-normal">{t(`${kind}.title`)}</h2>
            <ul className="grid gap-2 text-muted-fg">
              {(["one", "two"] as const).map((line) => (
                <li key={line} className="flex gap-2">
                  <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-subtle-fg" />
                  {t(`${kind}.${line}`)}
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
