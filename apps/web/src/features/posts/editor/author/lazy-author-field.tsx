import { createLazyPart } from "@takt/ui/lazy-part";
import type { ComponentProps } from "react";
import { useWorkspace } from "~/features/shared/navigation/workspace";
import type { AuthorField } from "./author-field";

const field = createLazyPart(() => import("./author-field"));

/** The author of the post, on a line that it has before its script is there; nothing in the personal workspace, which has one. */
export function LazyAuthorField(props: ComponentProps<typeof AuthorField>) {
  return useWorkspace().slug === null ? null : <Field {...props} />;
}

function Field(props: ComponentProps<typeof AuthorField>) {
  const part = field.usePart(true);
  return <div className="min-h-9 pointer-coarse:min-h-11">{part && <part.AuthorField {...props} />}</div>;
}
