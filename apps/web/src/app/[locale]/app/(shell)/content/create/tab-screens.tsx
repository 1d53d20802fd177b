"use client";

import dynamic from "next/dynamic";
import { EditorSkeleton } from "../../../../../../features/posts/parts/editor-skeleton";
import { WizardSkeleton } from "../../../../../../features/writing/wizard-skeleton";

/** The screens of the create page's tabs; each is loaded when it is shown first. */
export const AssistantTab = dynamic(
  async () => (await import("../../../../../../features/writing/writing-screen")).WritingScreen,
  { loading: WizardSkeleton },
);
export const EditorTab = dynamic(
  async () =>
    (await import("../../../../../../features/posts/editor/new-post/new-post-screen")).NewPostScreen,
  { loading: EditorSkeleton },
);
