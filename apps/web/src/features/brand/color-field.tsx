import { cn } from "@takt/ui/cn";
import { Button } from "@takt/ui/button";
import { focusRing, textControl } from "@takt/ui/control-style";
import { Field } from "@takt/ui/field";
import { Input } from "@takt/ui/input";
import { verbatim } from "@takt/ui/verbatim";
import { RotateCcw } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { toColor } from "./brand-values";
import { ContrastHint } from "./contrast-hint";

/** Colors to begin with; each holds in both themes. */
const SUGGESTIONS = {
  red: "#b3261e",
  orange: "#a14a08",
  green: "#0a6b3d",
  teal: "#0b6672",
  blue: "#2553b0",
  purple: "#7a3fa3",
  grey: "#4b5563",
} as const;
const NAMES = Object.keys(SUGGESTIONS) as (keyof typeof SUGGESTIONS)[];

type Props = {
  name: "primary" | "secondary";
  /** As it is typed, and as it is shown: `#rrggbb`, null for Takt's. */
  typed: string;
  shown: string | null;
  isInvalid: boolean;
  onChange: (typed: string) => void;
};

/** A color of the brand: its digits, the browser's own picker, suggestions, and the way back to Takt's. */
export function ColorField({ name, typed, shown, isInvalid, onChange }: Props) {
  const { t } = useT("brand");
  const label = t(`colors.${name}.label`);
  return (
    <div className="grid content-start gap-2">
      <Field
        label={label}
        hint={t(`colors.${name}.hint`)}
        error={isInvalid ? t("colors.invalid") : undefined}
      >
        {(control) => (
          <div className="flex flex-wrap items-center gap-2">
            <ColorPicker label={t("colors.pick", { label })} name={name} shown={shown} onChange={onChange} />
            <Input
              {...control}
              {...verbatim}
              value={typed}
              onChange={(event) => onChange(event.target.value)}
              placeholder={t("colors.placeholder")}
              autoComplete="off"
              spellCheck={false}
              className="w-36 flex-1 font-mono text-caption"
            />
            <Button
              size="sm"
              variant="ghost"
              aria-label={t("colors.resetLabel", { label })}
              aria-disabled={typed === ""}
              onClick={() => onChange("")}
            >
              <RotateCcw aria-hidden />
              {t("colors.reset")}
            </Button>
          </div>
        )}
      </Field>
      <ul aria-label={t("colors.suggestions", { label })} className="flex flex-wrap gap-1.5">
        {NAMES.map((suggestion) => (
          <li key={suggestion} className="flex">
            <button
              type="button"
              aria-label={t(`colors.names.${suggestion}`)}
              aria-pressed={shown === SUGGESTIONS[suggestion]}
              onClick={() => onChange(SUGGESTIONS[suggestion])}
              style={{ backgroundColor: SUGGESTIONS[suggestion] }}
              className={cn(
                "size-6 cursor-pointer rounded-full border-2 border-sheet inset-ring inset-ring-border pointer-coarse:size-11",
                "aria-pressed:outline-2 aria-pressed:outline-foreground",
                focusRing,
              )}
            />
          </li>
        ))}
      </ul>
      <ContrastHint color={toColor(typed) === shown ? shown : null} onTake={onChange} />
    </div>
  );
}

type PickerProps = Pick<Props, "name" | "shown" | "onChange"> & { label: string };

/** The browser's own picker, which knows no empty value. */
function ColorPicker({ label, name, shown, onChange }: PickerProps) {
  return (
    <input
      type="color"
      aria-label={label}
      value={shown ?? TAKT_COLORS[name]}
      onChange={(event) => onChange(event.target.value)}
      className={cn(textControl, "h-8 w-11 shrink-0 cursor-pointer p-1 pointer-coarse:h-11")}
    />
  );
}

/** `--primary` and `--secondary` of tokens.css in the light theme, where the picker opens. */
const TAKT_COLORS = { primary: "#057743", secondary: "#2a5dbf" } as const;
