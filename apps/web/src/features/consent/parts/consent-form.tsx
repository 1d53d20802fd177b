import { OPTIONAL_SERVICES } from "@takt/domain/privacy/model/browser-storage/optional-services";
import { CONSENT_CATEGORIES } from "@takt/domain/privacy/model/browser-storage/stored-entry";
import { buttonStyle } from "@takt/ui/button-style";
import { cn } from "@takt/ui/cn";
import { getT } from "~/i18n/server";
import { currentConsent } from "~/server/current-consent";
import { optionalServices } from "~/server/optional-services";
import { ConsentCategory } from "../consent-category";

/** Three buttons of one size, side by side or one below the other, so that none is easier to take. */
export const EQUAL_BUTTONS = "grid gap-2 sm:auto-cols-fr sm:grid-flow-col sm:justify-self-start";

/**
 * The categories with their switches, as they are stored now, and the buttons that store a decision. A plain form: it
 * works without scripts, on a page as in the dialog; both may be there, so their fields have their own ids.
 */
export async function ConsentForm({ place }: { place: "dialog" | "page" }) {
  const { t } = await getT("consent");
  const { offered, granted, gpc, consentId } = await currentConsent();
  const services = optionalServices();
  return (
    <form method="post" action="/api/consent" className="grid gap-4">
      {gpc && (
        <p className="rounded-xl bg-secondary-soft px-4 py-3 text-sm text-pretty text-secondary-soft-fg">
          {t("gpc")}
        </p>
      )}
      {offered.length === 0 && <p className="text-sm text-pretty">{t("nothingOptional")}</p>}
      <div className="divide-y divide-border rounded-xl border border-border">
        {CONSENT_CATEGORIES.map((category) => {
          const own = services.filter((service) => OPTIONAL_SERVICES[service].category === category);
          const isEssential = category === "essential";
          const isOffered = own.length > 0;
          return (
            <ConsentCategory
              key={category}
              id={`consent-${place}-${category}`}
              category={category}
              title={t(`categories.${category}`)}
              text={
                isOffered
                  ? own.map((service) => <p key={service}>{t(`services.${service}.text`)}</p>)
                  : t(isEssential ? "essentialText" : "unused")
              }
              checked={isEssential || (isOffered ? granted.some((one) => one === category) : null)}
              disabled={isEssential || gpc}
              note={t("none")}
            />
          );
        })}
      </div>
      {consentId !== null && (
        <div className="grid gap-1 text-caption text-pretty text-muted-fg">
          <p>
            {t("consentId.label")}:{" "}
            <span className="font-mono text-foreground wrap-anywhere">{consentId}</span>
          </p>
          <p>{t("consentId.text")}</p>
        </div>
      )}
      {offered.length > 0 && (
        <div
          className={cn(
            EQUAL_BUTTONS,
            place === "dialog" &&
              "sticky bottom-0 -mx-5 -mb-5 border-t border-border bg-surface px-5 py-3.5 sm:justify-self-stretch",
          )}
        >
          {(["custom", "necessary", "all"] as const).map((choice) => (
            <button
              key={choice}
              type="submit"
              name="choice"
              value={choice}
              disabled={gpc && choice !== "necessary"}
              className={buttonStyle()}
            >
              {t(`actions.${choice}`)}
            </button>
          ))}
        </div>
      )}
    </form>
  );
}
