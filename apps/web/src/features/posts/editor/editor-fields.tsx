import { POST_LIMITS } from "@takt/domain/posts/model/post-length";
import { Label } from "@takt/ui/field";
import { RadioGroup } from "@takt/ui/radio-group";
import { Textarea } from "@takt/ui/input";
import { useT } from "~/i18n/use-t";
import { memo, useMemo, type ReactNode } from "react";
import { DropZone } from "~/features/media/parts/drop-zone";
import { useDraftPart } from "~/features/shared/drafts/use-draft-part";
import { useLatePart } from "~/features/shared/drafts/use-late-part";
import { type Origin, OriginMark, originProps } from "~/features/shared/origin-mark";
import { GapNote } from "../parts/gap-note";
import { handleGapKey } from "../parts/gaps";
import { HashtagsField } from "../parts/hashtags-field";
import { ContentFields } from "./content/content-fields";
import { FirstCommentField } from "./content/first-comment-field";
import { useFittingUploads } from "./content/fitting-files";
import { PostLengthCount, PostLengthNote, readPostLength } from "../parts/post-length";
import type { PostEditorState } from "./use-post-editor";

type Props = {
  editor: PostEditorState;
  origin: Origin;
  announce: (text: string) => void;
  /** Begins a note about what is selected in the text. */
  noteButton: ReactNode;
};
type EditorOnly = Pick<Props, "editor">;
type FieldProps = Pick<Props, "editor" | "announce">;

/** The fields of the editor; files can be dropped anywhere on them. Each is drawn with its own part of the draft. */
export function EditorFields({ editor, origin, announce, noteButton }: Props) {
  const { t } = useT("media");
  const uploads = useFittingUploads(editor.uploads, editor.typed);
  return (
    <DropZone
      className="relative grid content-start gap-5"
      onFiles={(files) => {
        const count = uploads.add(files);
        if (count > 0) announce(t("added", { count }));
      }}
    >
      <TextField editor={editor} origin={origin} noteButton={noteButton} />
      <PostHashtags editor={editor} announce={announce} />
      <ContentFields editor={editor} uploads={uploads} announce={announce} />
      <PostComment editor={editor} announce={announce} />
      <VisibilityField editor={editor} />
    </DropZone>
  );
}

/** The text of a post with its length for LinkedIn. */
function TextField({ editor, origin, noteButton }: Omit<Props, "announce">) {
  const { t } = useT("posts");
  const content = useLatePart(editor.store, ({ value }) => value.content);
  const hashtags = useLatePart(editor.store, ({ value }) => value.hashtags);
  const length = useMemo(() => readPostLength(content, hashtags), [content, hashtags]);
  return (
    <div {...originProps(origin)} className="grid gap-1.5">
      <OriginMark origin={origin} />
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <Label htmlFor="post-text" className="me-auto">
          {t("editor.text")}
        </Label>
        {noteButton}
        <PostLengthCount id="post-text-count" of={length} />
      </div>
      <TextInput store={editor.store} update={editor.update} isTooLong={length.tooMany > 0} />
      <PostLengthNote of={length} />
      <GapNote fieldId="post-text" text={content} />
    </div>
  );
}

type TextInputProps = Pick<PostEditorState, "store" | "update"> & { isTooLong: boolean };

/** The text alone: a key draws nothing else before it is seen, and what follows it does not draw the text again. */
const TextInput = memo(function TextInput({ store, update, isTooLong }: TextInputProps) {
  const { t } = useT("posts");
  const content = useDraftPart(store, ({ value }) => value.content);
  return (
    <Textarea
      id="post-text"
      data-testid="post-text"
      value={content}
      maxLength={POST_LIMITS.contentLength}
      aria-describedby="post-text-count"
      aria-invalid={isTooLong || undefined}
      placeholder={t("editor.placeholder")}
      onChange={(event) => update({ content: event.target.value })}
      onKeyDown={handleGapKey}
      className="max-h-[60vh] min-h-56 resize-none rounded-xl px-4 py-3 text-base/6"
    />
  );
});

function PostHashtags({ editor: { store, update }, announce }: FieldProps) {
  const tags = useDraftPart(store, ({ value }) => value.hashtags);
  return <HashtagsField tags={tags} onChange={(hashtags) => update({ hashtags })} announce={announce} />;
}

function PostComment({ editor: { store, update }, announce }: FieldProps) {
  const text = useDraftPart(store, ({ value }) => value.firstComment);
  return (
    <FirstCommentField
      text={text}
      announce={announce}
      onChange={(firstComment) => update({ firstComment })}
    />
  );
}

/** The visibility of a post: anyone, or connections only. */
function VisibilityField({ editor: { store, update } }: EditorOnly) {
  const { t } = useT("posts");
  const visibility = useDraftPart(store, ({ value }) => value.visibility);
  return (
    <div className="grid gap-2">
      <p className="text-sm font-medium">{t("editor.visibility")}</p>
      <RadioGroup
        label={t("editor.visibility")}
        value={visibility}
        onValueChange={(next) => update({ visibility: next })}
        className="flex flex-wrap gap-x-5"
        options={[
          { value: "PUBLIC", label: t("editor.visibilities.PUBLIC") },
          { value: "CONNECTIONS", label: t("editor.visibilities.CONNECTIONS") },
        ]}
      />
    </div>
  );
}
