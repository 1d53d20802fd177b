import type { GrantView } from "@takt/domain/oauth/model/grant-view";
import { createLazyPart } from "@takt/ui/lazy-part";

const part = createLazyPart(() => import("./revoke-dialog"));

type Props = { grant: GrantView | null; onClose: (isRevoked: boolean) => void };

/** The question before an access ends: its script comes after the page. */
export function LazyRevokeDialog({ grant, onClose }: Props) {
  const loaded = part.usePart(grant !== null);
  return loaded && grant && <loaded.RevokeDialog grant={grant} onClose={onClose} />;
}
