import { BRAND_LIMITS } from "@takt/domain/brand/model/brand-limits";
import { Button } from "@takt/ui/button";
import { FieldError } from "@takt/ui/field";
import { ImagePlus, Trash2 } from "lucide-react";
import { useId, useRef } from "react";
import { useT } from "~/i18n/use-t";
import { DropZone } from "../media/parts/drop-zone";
import { BrandLogo } from "./parts/brand-logo";
import type { useLogo } from "./use-logo";

type Props = { logoUrl: string | null; logo: ReturnType<typeof useLogo> };

/** The logo on the ground of both themes, with what replaces and removes it. A file can be chosen, dropped or pasted. */
export function LogoField({ logoUrl, logo }: Props) {
  const { t } = useT("brand");
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const remove = async () => {
    // The pressed button disappears with the logo.
    if (await logo.remove()) button.current?.focus();
  };
  return (
    <div role="group" aria-labelledby={id} aria-describedby={`${id}-hint`} className="grid gap-1.5">
      <p id={id} className="text-sm font-medium">
        {t("logo.label")}
      </p>
      <DropZone
        onFiles={logo.choose}
        className="relative flex flex-wrap items-center gap-3 rounded-xl border border-dashed border-border-strong p-3"
      >
        <div className="flex gap-2">
          {(["light", "dark"] as const).map((theme) => (
            <LogoGround key={theme} theme={theme} logoUrl={logoUrl} />
          ))}
        </div>
        <div className="flex min-w-40 flex-1 flex-wrap items-center gap-2">
          <Button
            ref={button}
            size="sm"
            loading={logo.isUploading}
            aria-describedby={logo.error === null ? undefined : `${id}-error`}
            onClick={() => picker.current?.click()}
          >
            <ImagePlus aria-hidden />
            {t(logoUrl === null ? "logo.choose" : "logo.replace")}
          </Button>
          {logoUrl === null ? (
            <span className="text-caption text-muted-fg pointer-coarse:hidden">{t("logo.drop")}</span>
          ) : (
            <Button size="sm" variant="ghost" loading={logo.isRemoving} onClick={() => void remove()}>
              <Trash2 aria-hidden />
              {t("logo.remove")}
            </Button>
          )}
        </div>
      </DropZone>
      <p id={`${id}-hint`} className="text-caption text-muted-fg">
        {t("logo.hint", { max: BRAND_LIMITS.logoBytes / 1024 })}
      </p>
      <div role="alert">{logo.error && <FieldError id={`${id}-error`}>{logo.error}</FieldError>}</div>
      <input
        ref={picker}
        type="file"
        hidden
        aria-label={t("logo.label")}
        data-testid="logo-picker"
        accept={BRAND_LIMITS.logoTypes.join(",")}
        onChange={(event) => {
          logo.choose([...(event.target.files ?? [])]);
          // Allows choosing the same file again.
          event.target.value = "";
        }}
      />
    </div>
  );
}

function LogoGround({ theme, logoUrl }: { theme: "light" | "dark"; logoUrl: string | null }) {
  const { t } = useT("brand");
  return (
    <div
      data-theme={theme}
      className="grid h-14 w-36 max-w-full place-items-center rounded-lg border border-border bg-sheet px-2 text-xs text-muted-fg"
    >
      {logoUrl === null ? t("logo.none") : <BrandLogo logoUrl={logoUrl} />}
    </div>
  );
}
