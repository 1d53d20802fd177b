import { buttonStyle } from "@takt/ui/button-style";
import { X } from "lucide-react";
import { localePath } from "~/i18n/locale-path";
import { getT } from "~/i18n/server";
import { ConsentForm } from "./parts/consent-form";
import { COOKIE_SETTINGS_ID } from "./parts/cookie-settings-id";

/** The cookie settings, on every page. Escape, the cross and a click beside it close it without a decision. */
export async function ConsentDialog() {
  const { t, lng } = await getT(["consent", "common"]);
  const title = `${COOKIE_SETTINGS_ID}-title`;
  return (
    <dialog
      closedby="any"
      id={COOKIE_SETTINGS_ID}
      aria-labelledby={title}
      className="m-auto w-[min(34rem,calc(100vw-2rem))] max-h-[88dvh] overflow-y-auto rounded-2xl border border-border bg-surface p-0 text-foreground shadow-xl shadow-black/15 backdrop:bg-black/45 print:hidden"
    >
      <div className="grid gap-4 p-5">
        <div className="grid gap-1 pe-10">
          <h2 id={title} className="text-lg/7 font-semibold">
            {t("settings")}
          </h2>
          <p className="text-sm text-pretty text-muted-fg">
            {t("intro")}{" "}
            <a href={localePath(lng, "/cookies")} className="link">
              {t("list")}
            </a>
          </p>
        </div>
        <ConsentForm place="dialog" />
      </div>
      {/* Last in order: the focus starts on what the dialog is about. */}
      <form method="dialog" className="absolute end-3 top-3.5">
        <button
          type="submit"
          aria-label={t("common:close")}
          className={buttonStyle({ variant: "ghost", className: "w-9 px-0 pointer-coarse:w-11" })}
        >
          <X aria-hidden />
        </button>
      </form>
    </dialog>
  );
}
