import { createLazyPart } from "@takt/ui/lazy-part";
import type { ApprovalPanelProps } from "./approval-panel";

const panel = createLazyPart(() => import("./approval-panel"));

/** The approval of the post, on a place that it has before its script is there; nothing where its workspace asks for none. */
export function LazyApprovalPanel(props: ApprovalPanelProps) {
  return props.post.approval === null ? null : <Panel {...props} />;
}

function Panel(props: ApprovalPanelProps) {
  const part = panel.usePart(true);
  return <div className="min-h-24">{part && <part.ApprovalPanel {...props} />}</div>;
}
