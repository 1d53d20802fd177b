import { useState } from "react";
import type { LabelChange, LabeledPost } from "../picker/picked-labels";
import { labelDialogs } from "./lazy-label-dialogs";

type Picking = {
  posts: readonly LabeledPost[];
  /** Takes the choice; where it is absent, the posts get and lose the labels. */
  onPicked?: (change: LabelChange) => void;
};

/** Opens the picker of labels for posts, and the sheet in which labels are managed; `dialogs` has its place on the page. */
export function useLabelDialogs() {
  const [picking, setPicking] = useState<Picking | null>(null);
  const [isManaging, setManaging] = useState(false);
  const part = labelDialogs.usePart(picking !== null || isManaging);
  const manage = () => setManaging(true);
  return {
    pick: (posts: Picking["posts"], onPicked?: Picking["onPicked"]) =>
      setPicking({ posts, ...(onPicked && { onPicked }) }),
    manage,
    dialogs: part && (
      <>
        <part.LabelPicker
          posts={picking?.posts ?? null}
          onPicked={picking?.onPicked}
          onClose={() => setPicking(null)}
          onManage={manage}
        />
        <part.ManageLabels open={isManaging} onClose={() => setManaging(false)} />
      </>
    ),
  };
}
