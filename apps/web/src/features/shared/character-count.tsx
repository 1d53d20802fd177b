import { INTL_LOCALE } from "@takt/domain/shared/format-day";
import { numberFormat } from "@takt/domain/shared/number-format";
import { cn } from "@takt/ui/cn";
import { useT } from "~/i18n/use-t";
import { useLocale } from "./use-locale";

type Props = { id: string; length: number; max: number };

/** The number of characters in a field and its maximum. Connect it to the field with aria-describedby. */
export function CharacterCount({ id, length, max }: Props) {
  const { t } = useT("common");
  const number = numberFormat(INTL_LOCALE[useLocale()]);
  const counts = { length: number.format(length), max: number.format(max) };
  return (
    <span
      id={id}
      data-testid="character-count"
      className={cn(
        "shrink-0 text-caption tabular-nums",
        length > max ? "font-medium text-danger-text" : "text-muted-fg",
      )}
    >
      <span aria-hidden>{t("characterCount.short", counts)}</span>
      <span className="sr-only">{t("characterCount.full", counts)}</span>
    </span>
  );
}
