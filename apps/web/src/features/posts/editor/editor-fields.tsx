import { DropZone } from "../../media/parts/drop-zone";
import { MediaField } from "../../media/parts/media-field";
import { useT } from "next-i18next/client";
import { HashtagsField } from "../parts/hashtags-field";
import { TextField } from "./text-field";
import type { PostEditorState } from "./use-post-editor";
import { VisibilityField } from "./visibility-field";

type Props = { editor: PostEditorState; announce: (text: string) => void };

/** The fields of the editor; files can be dropped anywhere on them. */
export function EditorFields({ editor, announce }: Props) {
  const { t } = useT("media");
  const { draft, update, uploads } = editor;
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
        onChange={(content) => update({ content })}
      />
      <HashtagsField
        tags={draft.hashtags}
        onChange={(hashtags) => update({ hashtags })}
        announce={announce}
      />
      <MediaField uploads={uploads} announce={announce} />
      <VisibilityField value={draft.visibility} onChange={(visibility) => update({ visibility })} />
    </DropZone>
  );
}
