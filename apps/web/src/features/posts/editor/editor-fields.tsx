import { POST_LIMITS } from "@takt/domain/posts/model/post-length";
import { Label } from "@takt/ui/field";
import { RadioGroup } from "@takt/ui/radio-group";
import { Textarea } from "@takt/ui/input";
import { useT } from "next-i18next/client";
import { DropZone } from "../../media/parts/drop-zone";
import { type Origin, OriginMark, originProps } from "../../shared/origin-mark";
import { withoutNul } from "../../shared/without-nul";
import { HashtagsField } from "../parts/hashtags-field";
import { ContentFields } from "./content/content-fields";
import { FirstCommentField } from "./content/first-comment-field";
import { useFittingUploads } from "./content/fitting-files";
import { PostLengthCount, PostLengthNote, readPostLength } from "../parts/post-length";
import type { PostEditorState } from "./use-post-editor";

type Visibility = "PUBLIC" | "CONNECTIONS";

type Props = { editor: PostEditorState; origin: Origin; announce: (text: string) => void };

/** The fields of the editor; files can be dropped anywhere on them. */
export function EditorFields({ editor, origin, announce }: Props) {
  const { t } = useT("media");
  const { draft, update } = editor;
  const uploads = useFittingUploads(editor.uploads, draft);
  return (
    <DropZone
      className="relative grid content-start gap-5"
      onFiles={(files) => {
        const count = uploads.add(files);
        if (count > 0) announce(t("added", { count }));
      }}
    >
      <TextField
        content={draft.content}
        hashtags={draft.hashtags}
        origin={origin}
        onChange={(content) => update({ content })}
      />
      <HashtagsField
        tags={draft.hashtags}
        onChange={(hashtags) => update({ hashtags })}
        announce={announce}
      />
      <ContentFields editor={editor} uploads={uploads} announce={announce} />
      <FirstCommentField
        text={draft.firstComment ?? ""}
        announce={announce}
        onChange={(firstComment) => update({ firstComment })}
      />
      <VisibilityField value={draft.visibility} onChange={(visibility) => update({ visibility })} />
    </DropZone>
  );
}

type TextFieldProps = {
  content: string;
  hashtags: string[];
  origin: Origin;
  onChange: (content: string) => void;
};

/** The text of a post with its length for LinkedIn. */
function TextField({ content, hashtags, origin, onChange }: TextFieldProps) {
  const { t } = useT("posts");
  const length = readPostLength(content, hashtags);
  return (
    <div {...originProps(origin)} className="grid gap-1.5">
      <OriginMark origin={origin} />
      <div className="flex items-baseline justify-between gap-3">
        <Label htmlFor="post-text">{t("editor.text")}</Label>
        <PostLengthCount id="post-text-count" of={length} />
      </div>
      <Textarea
        id="post-text"
        data-testid="post-text"
        value={content}
        maxLength={POST_LIMITS.contentLength}
        aria-describedby="post-text-count"
        aria-invalid={length.tooMany > 0 || undefined}
        placeholder={t("editor.placeholder")}
        onChange={(event) => onChange(withoutNul(event.target.value))}
        className="max-h-[60vh] min-h-56 resize-none rounded-xl px-4 py-3 text-base/6"
      />
      <PostLengthNote of={length} />
    </div>
  );
}

/** The visibility of a post: anyone, or connections only. */
function VisibilityField({ value, onChange }: { value: Visibility; onChange: (value: Visibility) => void }) {
  const { t } = useT("posts");
  return (
    <div className="grid gap-2">
      <p className="text-sm font-medium">{t("editor.visibility")}</p>
      <RadioGroup
        label={t("editor.visibility")}
        value={value}
        onValueChange={onChange}
        className="flex flex-wrap gap-x-5"
        options={[
          { value: "PUBLIC", label: t("editor.visibilities.PUBLIC") },
          { value: "CONNECTIONS", label: t("editor.visibilities.CONNECTIONS") },
        ]}
      />
    </div>
  );
}
