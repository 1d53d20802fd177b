import { hasChoice } from "@takt/domain/oauth/model/authorization-request";
import type { Scope } from "@takt/domain/api-keys/model/scopes";
import { Check } from "lucide-react";
import { getT } from "~/i18n/server";
import { SCOPE_KEYS } from "../api-keys/parts/scope-keys";

/** Acts that the application is allowed; the member's own choice is not repeated. */
export async function ScopeList({ scopes }: { scopes: readonly Scope[] }) {
  const { t } = await getT(["oauth", "api-keys"]);
  const certain = hasChoice(scopes) ? scopes.filter((scope) => scope !== "posts:publish") : scopes;
  return (
    <section className="grid gap-2">
      <h2 className="text-sm font-medium tracking-normal">{t("scopes")}</h2>
      <ul className="grid gap-2 text-sm">
        {certain.map((scope) => (
          <li key={scope} className="flex gap-2">
            <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-subtle-fg" />
            <span className="text-pretty">
              <span className="font-medium">{t(`api-keys:scopes.${SCOPE_KEYS[scope]}.name`)}</span>{" "}
              <span className="text-muted-fg">{t(`api-keys:scopes.${SCOPE_KEYS[scope]}.hint`)}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
