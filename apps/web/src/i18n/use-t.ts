import { use } from "react";
import { type Nouns, TextsContext, type TextsOf } from "./texts";

/**
 * The texts of the page's language: `const { t } = useT("posts")`. It reads a context and nothing else, because hundreds of
 * components of a page ask (docs/decisions/0046).
 * @throws outside the app's frame, which provides them
 */
export function useT<const N extends Nouns>(nouns: N): TextsOf<N> {
  const texts = use(TextsContext);
  if (!texts) throw new Error("no texts here: useT is for what the frame of the app is around");
  return texts.of(nouns);
}
