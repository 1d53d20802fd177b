import type { BrandInput } from "@takt/domain/brand/model/brand-input";
import type { Theme } from "@takt/domain/brand/model/brand-palette";
import { Badge } from "@takt/ui/badge";
import { buttonStyle } from "@takt/ui/button-style";
import { verbatim } from "@takt/ui/verbatim";
import { useId, type CSSProperties } from "react";
import { useT } from "~/i18n/use-t";
import { BrandMark } from "./parts/brand-mark";
import { toBrandTokens } from "./parts/brand-tokens";

type Props = {
  brand: Pick<BrandInput, "primaryColor" | "secondaryColor" | "senderName" | "footer" | "poweredBy">;
  name: string;
  logoUrl: string | null;
};

/** How a brand looks in both themes: its head, what is drawn in its colors, and an e-mail. Nothing in it can be pressed. */
export function BrandPreview(props: Props) {
  const { t } = useT("brand");
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid content-start gap-3 lg:sticky lg:top-5">
      <h2 id={id} className="text-base/6">
        {t("preview.title")}
      </h2>
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-1">
        {(["light", "dark"] as const).map((theme) => (
          <div key={theme} className="grid gap-1">
            <h3 className="text-xs font-medium text-muted-fg">{t(`preview.${theme}`)}</h3>
            <div data-theme={theme}>
              <Sample {...props} theme={theme} />
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}

function Sample({ brand, name, logoUrl, theme }: Props & { theme: Theme }) {
  const { t } = useT(["brand", "common"]);
  return (
    <div
      data-colors="takt"
      data-testid="brand-sample"
      style={toBrandTokens(brand, theme) as CSSProperties}
      className="divide-y divide-border overflow-hidden rounded-xl border border-border bg-sheet text-caption text-foreground"
    >
      <div className="px-4 py-3">
        <BrandMark name={name} logoUrl={logoUrl} />
      </div>
      <div className="grid gap-3 px-4 py-3">
        <div className="flex flex-wrap items-center gap-3">
          <span className={buttonStyle({ variant: "primary", size: "sm" })}>{t("preview.button")}</span>
          <span className="font-medium text-primary-text underline underline-offset-3">
            {t("preview.link")}
          </span>
        </div>
        <div className="flex flex-wrap gap-2">
          <Badge tone="green">{t("preview.primary")}</Badge>
          <Badge tone="blue">{t("preview.secondary")}</Badge>
        </div>
      </div>
      <div className="grid gap-0.5 bg-sunk px-4 py-3">
        <p>
          <span className="text-muted-fg">{t("preview.from")} </span>
          <span {...verbatim} className="font-medium wrap-anywhere">
            {brand.senderName ?? t("common:product")}
          </span>
        </p>
        <p>{t("preview.subject")}</p>
      </div>
      {(brand.footer !== null || brand.poweredBy) && (
        <div className="grid gap-1 px-4 py-3 text-xs text-muted-fg">
          {brand.footer !== null && (
            <p {...verbatim} className="wrap-anywhere whitespace-pre-line">
              {brand.footer}
            </p>
          )}
          {brand.poweredBy && <p>{t("poweredBy.line")}</p>}
        </div>
      )}
    </div>
  );
}
