"use client";

import { useT } from "~/i18n/use-t";
import dynamic from "next/dynamic";
import { EditorSkeleton } from "~/features/posts/parts/editor-skeleton";
import { WizardSkeleton } from "~/features/writing/wizard-skeleton";

/** The screens of the create page's tabs; each is loaded when it is shown first. */
export const AssistantTab = dynamic(
  async () => (await import("~/features/writing/writing-screen")).WritingScreen,
  { loading: WizardSkeleton },
);
export const EditorTab = dynamic(
  async () => (await import("~/features/posts/editor/new-post/new-post-screen")).NewPostScreen,
  { loading: EditorLoading },
);

function EditorLoading() {
  const { t } = useT("common");
  return (
    <div role="status" aria-label={t("loading")}>
      <EditorSkeleton />
    </div>
  );
}
