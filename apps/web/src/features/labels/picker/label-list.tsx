import { Verbatim, withVerbatim } from "@takt/ui/verbatim";
import { Check, Minus, Plus } from "lucide-react";
import { useEffect, useRef } from "react";
import { useT } from "~/i18n/use-t";
import { LabelDot } from "../parts/label-dot";
import type { LabelOption } from "./label-options";
import type { Ticked } from "./picked-labels";

type Props = {
  id: string;
  options: readonly LabelOption[];
  /** The index of the option that Enter chooses. */
  active: number;
  tickedOf: (id: string) => Ticked;
  onActiveChange: (index: number) => void;
  onChoose: (option: LabelOption) => void;
};

const CHECKED = { all: true, some: "mixed", none: false } as const;

/** The options of the picker, each ticked or not. The focus stays in the text field. */
export function LabelList({ id, options, active, tickedOf, onActiveChange, onChoose }: Props) {
  const { t } = useT("labels");
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // In braces: browsers answer a promise, which is no clean-up of an effect.
    list.current?.children[active]?.scrollIntoView({ block: "nearest" });
  }, [active]);
  return (
    <ul
      ref={list}
      id={id}
      role="listbox"
      aria-label={t("labels")}
      aria-multiselectable
      className="max-h-64 min-h-9 overflow-y-auto"
    >
      {options.map((option, index) => {
        const ticked = option.kind === "label" ? tickedOf(option.label.id) : "none";
        return (
          <li
            key={option.kind === "label" ? option.label.id : "create"}
            id={`${id}-${index}`}
            role="option"
            aria-selected={ticked === "all"}
            aria-checked={option.kind === "label" ? CHECKED[ticked] : undefined}
            data-active={index === active || undefined}
            // Before the field loses its focus.
            onPointerDown={(event) => {
              event.preventDefault();
              onChoose(option);
            }}
            onPointerMove={() => onActiveChange(index)}
            className="flex min-h-9 cursor-pointer items-center gap-2.5 rounded-md px-2 py-1 text-sm data-active:bg-surface-2 pointer-coarse:min-h-11"
          >
            {option.kind === "label" ? (
              <>
                <Tick ticked={ticked} />
                <LabelDot color={option.label.color} />
                <span className="min-w-0 wrap-anywhere">
                  <Verbatim>{option.label.name}</Verbatim>
                </span>
                {ticked === "some" && (
                  <span className="ms-auto shrink-0 text-caption text-muted-fg">{t("picker.some")}</span>
                )}
              </>
            ) : (
              <>
                <Plus aria-hidden className="size-4 shrink-0 text-muted-fg" />
                <span className="min-w-0 wrap-anywhere">
                  {withVerbatim(option.name, (name) => t("picker.create", { name }))}
                </span>
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Tick({ ticked }: { ticked: Ticked }) {
  const Icon = ticked === "some" ? Minus : Check;
  return (
    <span
      aria-hidden
      data-ticked={ticked}
      className="grid size-4 shrink-0 place-items-center rounded-sm border border-border-strong text-primary-fg data-[ticked=all]:border-primary data-[ticked=all]:bg-primary data-[ticked=some]:border-primary data-[ticked=some]:bg-primary"
    >
      {ticked !== "none" && <Icon className="size-3" />}
    </span>
  );
}
