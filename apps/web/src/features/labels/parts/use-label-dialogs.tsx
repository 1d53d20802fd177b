import { useState } from "react";
import type { LabeledPost } from "../picker/picked-labels";
import { labelDialogs } from "./lazy-label-dialogs";

/** Opens the picker of labels for posts, and the sheet in which labels are managed; `dialogs` has its place on the page. */
export function useLabelDialogs() {
  const [picking, setPicking] = useState<readonly LabeledPost[] | null>(null);
  const [isManaging, setManaging] = useState(false);
  const part = labelDialogs.usePart(picking !== null || isManaging);
  const manage = () => setManaging(true);
  return {
    pick: setPicking as (posts: readonly LabeledPost[]) => void,
    manage,
    dialogs: part && (
      <>
        <part.LabelPicker posts={picking} onClose={() => setPicking(null)} onManage={manage} />
        <part.ManageLabels open={isManaging} onClose={() => setManaging(false)} />
      </>
    ),
  };
}
