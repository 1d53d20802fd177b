import { publishText } from "@takt/domain/posts/model/publish-text";
import type { TextVersionView } from "@takt/domain/writing/model/composition-view";
import { verbatim } from "@takt/ui/verbatim";
import { useT } from "~/i18n/use-t";
import { PostPreview } from "~/features/posts/parts/post-preview";
import { CopyButton } from "~/features/shared/copy-button";

/** A version of a composition that takes no changes, to be read and copied. */
export function ReadOnlyText({
  version: { text, hashtags, digitalSourceType },
}: {
  version: TextVersionView;
}) {
  return (
    <div className="grid gap-3">
      <div className="flex justify-end">
        <CopyText text={publishText(text, hashtags)} />
      </div>
      <PostPreview
        post={{ content: text, hashtags, visibility: "PUBLIC" }}
        origin={digitalSourceType}
        media={[]}
      />
    </div>
  );
}

/** A generated text that could not be kept, to be read and copied. */
export function UnsavedText({ text }: { text: string }) {
  const { t } = useT("writing");
  return (
    <section aria-label={t("result.unsaved")} className="grid gap-2 rounded-xl border border-border p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-sm font-medium">{t("result.unsaved")}</p>
        <CopyText text={text} />
      </div>
      <p {...verbatim} data-testid="unsaved-text" className="text-base/6 whitespace-pre-wrap wrap-anywhere">
        {text}
      </p>
    </section>
  );
}

/** A button that copies a text to the clipboard. */
function CopyText({ text }: { text: string }) {
  const { t } = useT("writing");
  return (
    <CopyButton
      text={text}
      label={t("result.copy")}
      done={t("result.copied")}
      failed={t("result.notCopied")}
    />
  );
}
