import { Button } from "@takt/ui/button";
import { IconButton } from "@takt/ui/icon-button";
import { Kbd } from "@takt/ui/kbd";
import { Spinner } from "@takt/ui/spinner";
import { Logo } from "@takt/ui/logo";
import { Avatar } from "@takt/ui/avatar";
import { Verbatim } from "@takt/ui/verbatim";
import { Clock, Trash2 } from "lucide-react";
import { ShownState } from "./shown-state";

const VARIANTS = ["primary", "secondary", "outline", "ghost", "danger"] as const;
const SIZES = ["md", "sm"] as const;

/** Buttons in each variant, size and state, and what stands beside them. */
export function ButtonStates() {
  return (
    <>
      {VARIANTS.map((variant) => (
        <ShownState key={variant} name={variant}>
          <div className="flex flex-wrap gap-2">
            {SIZES.map((size) => (
              <Button key={size} variant={variant} size={size}>
                <Clock aria-hidden />
                Schedule
              </Button>
            ))}
            <Button variant={variant} loading>
              Loading
            </Button>
            <Button variant={variant} disabled>
              Disabled
            </Button>
          </div>
        </ShownState>
      ))}
      <ShownState name="icon button, spinner, key, avatar, logo, a text that is not translated">
        <div className="flex flex-wrap items-center gap-3">
          <IconButton label="Delete">
            <Trash2 aria-hidden />
          </IconButton>
          <IconButton label="Delete, small" size="sm">
            <Trash2 aria-hidden />
          </IconButton>
          <Spinner />
          <Kbd>Ctrl+K</Kbd>
          <Avatar name="Marie Lindqvist" src={null} />
          <Logo className="size-7" />
          <Verbatim>Grüße aus Köln</Verbatim>
        </div>
      </ShownState>
    </>
  );
}
