import { Kbd } from "@takt/ui/kbd";
import { useMe } from "~/features/shared/use-me";

/** The single key of a button, while the user has single keys on; not under a finger. */
export function KeyHint({ children }: { children: string }) {
  const { shortcuts } = useMe();
  if (!shortcuts) return null;
  return (
    <Kbd aria-hidden className="bg-transparent pointer-coarse:hidden">
      {children}
    </Kbd>
  );
}
