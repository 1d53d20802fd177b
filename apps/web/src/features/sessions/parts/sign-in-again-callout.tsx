import { Button } from "@takt/ui/button";
import { Callout } from "@takt/ui/callout";
import { KeyRound } from "lucide-react";

type Props = {
  texts: { title: string; text: string; action: string };
  /** Signs out: Auth.js would keep the valid session. */
  onSignOut: () => void;
};

/** Asks the user to sign in again, because the sign-in is too old for what they want to do. */
export function SignInAgainCallout({ texts: { title, text, action }, onSignOut }: Props) {
  return (
    <Callout
      role="alert"
      tone="amber"
      icon={<KeyRound aria-hidden />}
      actions={
        <Button size="sm" onClick={onSignOut}>
          {action}
        </Button>
      }
    >
      <p className="font-medium">{title}</p>
      <p>{text}</p>
    </Callout>
  );
}
