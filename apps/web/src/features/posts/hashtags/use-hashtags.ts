import { POST_LIMITS } from "@takt/domain/posts/model/post-length";
import { isComposing } from "@takt/ui/is-composing";
import { HASHTAG_SEPARATOR } from "@takt/text/split-hashtags";
import { useEscapeLayer } from "@takt/ui/use-escape-layer";
import { useT } from "~/i18n/use-t";
import { useState, type KeyboardEvent } from "react";
import { addHashtags } from "./hashtag-list";

type Options = {
  tags: string[];
  onChange: (tags: string[]) => void;
  announce: (text: string) => void;
  /** Defaults to the maximum of a post. */
  max?: number;
};

/**
 * The state of the hashtags field: Enter or comma adds; Backspace in the empty field selects the last tag, then removes it.
 * Escape ends that selection, or adds what is typed, before it closes what the field is in: a second one closes that.
 */
export function useHashtags({ tags, onChange, announce, max = POST_LIMITS.hashtags }: Options) {
  const { t } = useT("posts");
  const [typed, setTyped] = useState("");
  const [selected, setSelected] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const add = (text: string) => {
    if (text.trim() === "") return;
    const result = addHashtags(tags, text, max);
    if (!result.ok) {
      const tag = `#${result.tag.replace(/^[#＃]/u, "")}`;
      const messages = {
        invalid: () => t("editor.hashtagInvalid"),
        known: () => t("editor.hashtagKnown", { tag }),
        full: () => t("editor.hashtagsFull", { max }),
      };
      return setProblem(messages[result.why]());
    }
    setTyped("");
    setProblem(null);
    onChange(result.tags);
    announce(t("editor.hashtagAdded", { tag: result.added.map((tag) => `#${tag}`).join(" ") }));
  };

  const remove = (tag: string) => {
    setSelected(null);
    onChange(tags.filter((one) => one !== tag));
    announce(t("editor.hashtagRemoved", { tag: `#${tag}` }));
  };

  /** `isComposed`: while letters are composed, as in Japanese, a separator may still become another sign. */
  const type = (text: string, isComposed: boolean) => {
    setSelected(null);
    setProblem(null);
    // Phones send no key event for a comma, and a paste can contain several.
    if (!isComposed && HASHTAG_SEPARATOR.test(text)) add(text);
    else setTyped(text);
  };

  useEscapeLayer(selected !== null, () => setSelected(null));
  useEscapeLayer(typed.trim() !== "" && problem === null, () => add(typed));

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event)) return;
    const last = tags.at(-1);
    if (event.key === "Enter" && !event.metaKey && !event.ctrlKey) {
      event.preventDefault();
      add(typed);
    } else if ((event.key === "Backspace" || event.key === "Delete") && typed === "" && last) {
      if (selected) return remove(selected);
      if (event.key === "Delete") return;
      setSelected(last);
      announce(t("editor.hashtagSelected", { tag: `#${last}` }));
    }
  };

  return { typed, selected, problem, type, add, remove, onKeyDown };
}
