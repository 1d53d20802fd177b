import { type Act, can } from "@takt/domain/workspaces/model/acts";
import { useWorkspace } from "./navigation/workspace";

/** Under whose name a row is. */
type Author = { userId: string; isSelf: boolean; isConsented: boolean };

/** Returns a function that tells whether the user may do something in this workspace, as the server decides it. */
export function useCan(): (act: Act, author?: Author) => boolean {
  const workspace = useWorkspace();
  return (act, author) =>
    can(
      workspace,
      act,
      author && { authorId: author.userId, isConsented: author.isSelf || author.isConsented },
    );
}
