import { createLazyPart } from "@takt/ui/lazy-part";
import { useWorkspace } from "~/features/shared/navigation/workspace";
import type { PresenceProps } from "./presence";

const presence = createLazyPart(() => import("./presence"));

type Props = PresenceProps & {
  /** Whether the server has the post: before that nobody else can have it open. */
  exists: boolean;
};

/** Others who have the post open, on lines reserved for them; nothing in the personal workspace, where nobody can. */
export function LazyPresence({ exists, ...props }: Props) {
  return useWorkspace().slug === null ? null : (
    // Between the author and the text, for the most part in the room that is there anyway.
    <div className="-mt-4 -mb-3 min-h-9 min-w-0">{exists && <Part {...props} />}</div>
  );
}

function Part(props: PresenceProps) {
  const part = presence.usePart(true);
  return part && <part.Presence {...props} />;
}
