import { LABEL_LIMITS } from "@takt/domain/labels/model/label-limits";
import { Button } from "@takt/ui/button";
import { Dialog, DialogContent } from "@takt/ui/dialog";
import { Input } from "@takt/ui/input";
import { isComposing } from "@takt/ui/is-composing";
import { useId, useState, type KeyboardEvent } from "react";
import { useT } from "~/i18n/use-t";
import { useLabels } from "../parts/use-labels";
import { useCreateLabel } from "../use-create-label";
import { labelOptions, type LabelOption } from "./label-options";
import { LabelList } from "./label-list";
import { tickedOf, toChange, toggle, type LabelChange, type LabeledPost, type Picked } from "./picked-labels";
import { useLabelPosts } from "./use-label-posts";

type Props = {
  /** Null: closed. */
  posts: readonly LabeledPost[] | null;
  /** Takes the choice; where it is absent, the posts get and lose the labels. */
  onPicked?: (change: LabelChange) => void;
  onClose: () => void;
  onManage: () => void;
};

/** Chooses the labels of posts: type, arrows, Enter ticks. What was ticked is applied once it closes, however it closes. */
export function LabelPicker({ posts, onPicked, onClose, onManage }: Props) {
  const { run } = useLabelPosts();
  const [picked, setPicked] = useState<Picked>(new Map());
  const close = () => {
    if (posts) {
      const change = toChange(posts, picked);
      if (change.add.length + change.remove.length > 0) {
        if (onPicked) onPicked(change);
        else void run({ postIds: posts.map(({ id }) => id), ...change });
      }
    }
    setPicked(new Map());
    onClose();
  };
  return (
    <Dialog open={posts !== null} onOpenChange={(open) => !open && close()}>
      {posts && (
        <PickerContent
          posts={posts}
          picked={picked}
          onPick={setPicked}
          onDone={close}
          onManage={() => {
            close();
            onManage();
          }}
        />
      )}
    </Dialog>
  );
}

type ContentProps = {
  posts: readonly LabeledPost[];
  picked: Picked;
  onPick: (picked: Picked) => void;
  onDone: () => void;
  onManage: () => void;
};

function PickerContent({ posts, picked, onPick, onDone, onManage }: ContentProps) {
  const { t } = useT(["labels", "common"]);
  const listId = useId();
  const labels = useLabels();
  const create = useCreateLabel();
  const [typed, setTyped] = useState("");
  const [active, setActive] = useState(0);
  const options = labelOptions(labels, typed);
  const type = (text: string) => {
    setTyped(text);
    setActive(0);
  };
  const choose = async (option: LabelOption | undefined) => {
    if (!option) return;
    if (option.kind === "label") return onPick(toggle(option.label.id, posts, picked));
    const label = await create.run(option.name);
    if (!label) return;
    onPick(toggle(label.id, posts, picked));
    type("");
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key === "Enter") {
      event.preventDefault();
      void choose(options[active]);
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      const by = event.key === "ArrowDown" ? 1 : -1;
      setActive(Math.min(options.length - 1, Math.max(0, active + by)));
    }
  };
  return (
    <DialogContent
      title={t("picker.title", { count: posts.length })}
      description={labels.length === 0 ? t("picker.teach") : t("picker.hint")}
      closeLabel={t("common:close")}
      footer={
        <>
          <Button variant="ghost" className="me-auto" onClick={onManage}>
            {t("manage.open")}
          </Button>
          <Button variant="primary" onClick={onDone}>
            {t("picker.done")}
          </Button>
        </>
      }
    >
      <div className="grid gap-2">
        <Input
          role="combobox"
          aria-label={t("picker.field")}
          aria-expanded
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={options[active] ? `${listId}-${active}` : undefined}
          autoComplete="off"
          autoFocus
          placeholder={t("picker.placeholder")}
          maxLength={LABEL_LIMITS.name}
          value={typed}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <LabelList
          id={listId}
          options={options}
          active={active}
          tickedOf={(id) => tickedOf(id, posts, picked)}
          onActiveChange={setActive}
          onChoose={(option) => void choose(option)}
        />
        {options.length === 0 && typed && (
          <p className="px-2 text-caption text-muted-fg">
            {t("picker.full", { count: LABEL_LIMITS.perWorkspace })}
          </p>
        )}
      </div>
    </DialogContent>
  );
}
