import { cn } from "@takt/ui/cn";
import { isComposing } from "@takt/ui/is-composing";
import { focusRing, textControl } from "@takt/ui/control-style";
import { Field } from "@takt/ui/field";
import { verbatim } from "@takt/ui/verbatim";
import { X } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { useRef, type ReactNode } from "react";
import { useHashtags } from "../hashtags/use-hashtags";

type Props = {
  tags: string[];
  onChange: (tags: string[]) => void;
  announce: (text: string) => void;
  /** Defaults to the maximum of a post. */
  max?: number;
  /** Replaces the hint on how to add hashtags. */
  hint?: ReactNode;
};

/** A text field with hashtags as chips. */
export function HashtagsField(props: Props) {
  const { t } = useT("posts");
  const { typed, selected, problem, type, add, remove, onKeyDown } = useHashtags(props);
  const input = useRef<HTMLInputElement>(null);
  return (
    <Field label={t("editor.hashtags")} hint={props.hint ?? t("editor.hashtagsHint")} error={problem}>
      {(control) => (
        <div
          className={cn(
            textControl,
            "flex min-h-9 cursor-text flex-wrap items-center gap-1.5 px-2 py-1 pointer-coarse:min-h-11",
            "has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-ring",
          )}
          onPointerDown={(event) => {
            if (event.target !== event.currentTarget) return;
            event.preventDefault();
            input.current?.focus();
          }}
        >
          {props.tags.length > 0 && (
            <ul className="contents" aria-label={t("editor.hashtags")}>
              {props.tags.map((tag) => (
                <li
                  key={tag}
                  data-selected={tag === selected || undefined}
                  className="inline-flex max-w-full items-center rounded-md bg-secondary-soft ps-2 text-caption font-medium text-secondary-soft-fg data-selected:bg-secondary data-selected:text-secondary-fg"
                >
                  <span {...verbatim} className="truncate">
                    #{tag}
                  </span>
                  <button
                    type="button"
                    aria-label={t("editor.removeHashtag", { tag: `#${tag}` })}
                    onClick={() => {
                      remove(tag);
                      input.current?.focus();
                    }}
                    className={cn(
                      "grid size-6 cursor-pointer place-items-center rounded-md pointer-coarse:size-11",
                      focusRing,
                    )}
                  >
                    <X aria-hidden className="size-3.5" />
                  </button>
                </li>
              ))}
            </ul>
          )}
          <input
            {...control}
            ref={input}
            value={typed}
            placeholder={props.tags.length === 0 ? t("editor.hashtagPlaceholder") : undefined}
            autoCapitalize="none"
            enterKeyHint="enter"
            onChange={({ target, nativeEvent }) => type(target.value, isComposing(nativeEvent as InputEvent))}
            onKeyDown={onKeyDown}
            onBlur={() => add(typed)}
            className="h-6 min-w-28 flex-1 bg-transparent text-sm outline-hidden placeholder:text-subtle-fg focus-visible:outline-hidden pointer-coarse:text-base"
          />
        </div>
      )}
    </Field>
  );
}
