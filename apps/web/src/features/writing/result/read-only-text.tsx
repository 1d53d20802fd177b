import { publishText } from "@takt/domain/posts/model/publish-text";
import type { TextVersionView } from "@takt/domain/writing/model/composition-view";
import { PostPreview } from "../../posts/parts/post-preview";
import { CopyText } from "./copy-text";

/** A version of a composition that takes no changes, to be read and copied. */
export function ReadOnlyText({ version: { text, hashtags } }: { version: TextVersionView }) {
  return (
    <div className="grid gap-3">
      <div className="flex justify-end">
        <CopyText text={publishText(text, hashtags)} />
      </div>
      <PostPreview post={{ content: text, hashtags, visibility: "PUBLIC" }} media={[]} />
    </div>
  );
}
