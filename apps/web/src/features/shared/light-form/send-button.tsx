import { buttonStyle } from "@takt/ui/button-style";
import { LoaderCircle } from "lucide-react";
import type { ComponentProps } from "react";
import { useIsInteractive } from "../use-is-interactive";

type Props = { text: string; sendingText: string; sending: boolean } & Pick<
  ComponentProps<"button">,
  "type" | "onClick"
>;

/** The button that sends a form; it waits until React has taken the page over, and says that it is sending. */
export function SendButton({ text, sendingText, sending, ...props }: Props) {
  const isInteractive = useIsInteractive();
  return (
    <button
      {...props}
      disabled={!isInteractive}
      aria-busy={sending || undefined}
      aria-disabled={sending || undefined}
      className={`${buttonStyle({ variant: "primary" })} min-h-11 justify-self-start`}
    >
      {sending && <LoaderCircle aria-hidden className="animate-spin motion-reduce:animate-none" />}
      {sending ? sendingText : text}
    </button>
  );
}
