import { getT } from "../../i18n/server";

/** "I am at least 16", for an account that signing in may create. The hidden field records that the question was shown. */
export async function AgeQuestion({ missing }: { missing: boolean }) {
  const { t } = await getT("login");
  return (
    <div className="relative flex items-start gap-3 rounded-xl border border-border bg-surface px-4 py-3.5">
      <input type="hidden" name="asked" value="yes" />
      <input
        id="adult"
        type="checkbox"
        name="adult"
        value="yes"
        aria-describedby="adult-hint"
        aria-invalid={missing || undefined}
        className="mt-0.5 size-5 shrink-0 cursor-pointer accent-primary"
      />
      <div className="grid gap-0.5">
        {/* The whole card is clickable. */}
        <label htmlFor="adult" className="cursor-pointer font-medium after:absolute after:inset-0">
          {t("adult")}
        </label>
        <span id="adult-hint" className="text-[13px] text-muted-fg">
          {t("adultHint")}
        </span>
      </div>
    </div>
  );
}
