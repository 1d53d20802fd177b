import { LABEL_COLORS, type LabelColor } from "@takt/domain/labels/model/label-color";
import { LABEL_LIMITS } from "@takt/domain/labels/model/label-limits";
import type { LabelView } from "@takt/domain/labels/model/label-view";
import { formatCount } from "@takt/domain/posts/model/format-count";
import { Button } from "@takt/ui/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@takt/ui/dropdown-menu";
import { Input } from "@takt/ui/input";
import { isComposing } from "@takt/ui/is-composing";
import { Check, Trash2 } from "lucide-react";
import { useState } from "react";
import { useT } from "~/i18n/use-t";
import { useLocale } from "~/features/shared/use-locale";
import { LabelDot } from "../parts/label-dot";

type Props = {
  label: LabelView;
  /** Null until they are counted. */
  posts: number | null;
  isDeleting: boolean;
  onChange: (change: Partial<Pick<LabelView, "name" | "color">>) => Promise<LabelView | null>;
  onDelete: () => void;
};

/** A label that can be renamed, recolored and deleted. */
export function LabelRow({ label, posts, isDeleting, onChange, onDelete }: Props) {
  const { t } = useT("labels");
  const locale = useLocale();
  const { name } = label;
  return (
    <li className="flex flex-wrap items-center gap-2 py-2">
      <ColorMenu label={label} onChoose={(color) => void onChange({ color })} />
      <NameField key={name} name={name} onRename={(next) => onChange({ name: next })} />
      <span className="w-20 text-end text-caption text-muted-fg tabular-nums">
        {posts !== null && t("manage.posts", { count: posts, shown: formatCount(posts, locale) })}
      </span>
      <Button
        variant="ghost"
        aria-label={t("manage.delete", { name })}
        loading={isDeleting}
        className="w-8 px-0 pointer-coarse:w-11"
        onClick={onDelete}
      >
        <Trash2 aria-hidden />
      </Button>
    </li>
  );
}

function ColorMenu({ label, onChoose }: { label: LabelView; onChoose: (color: LabelColor) => void }) {
  const { t } = useT("labels");
  const color = t(`colors.${label.color}`);
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button
          aria-label={t("manage.color", { name: label.name, color })}
          className="w-8 px-0 pointer-coarse:w-11"
        >
          <LabelDot color={label.color} className="size-3" />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start">
        {LABEL_COLORS.map((one) => (
          <DropdownMenuItem key={one} onSelect={() => onChoose(one)}>
            <LabelDot color={one} className="size-3" />
            {t(`colors.${one}`)}
            {one === label.color && <Check aria-hidden className="ms-auto" />}
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

/** A name that is saved once the field is left, or with Enter; one that is refused stays to be changed. */
function NameField({ name, onRename }: { name: string; onRename: (name: string) => Promise<unknown> }) {
  const { t } = useT("labels");
  const [typed, setTyped] = useState(name);
  const [isRefused, setRefused] = useState(false);
  const save = async () => {
    const next = typed.trim();
    if (next === "") return setTyped(name);
    if (next !== name) setRefused((await onRename(next)) === null);
  };
  return (
    <Input
      aria-label={t("manage.name", { name })}
      aria-invalid={isRefused || undefined}
      className="min-w-0 flex-1"
      maxLength={LABEL_LIMITS.name}
      value={typed}
      onChange={(event) => {
        setTyped(event.target.value);
        setRefused(false);
      }}
      onBlur={() => void save()}
      onKeyDown={(event) => {
        if (event.key !== "Enter" || isComposing(event)) return;
        event.preventDefault();
        void save();
      }}
    />
  );
}
