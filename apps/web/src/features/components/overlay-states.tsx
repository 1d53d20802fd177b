import { AlertDialog } from "@takt/ui/alert-dialog";
import { Button } from "@takt/ui/button";
import { Dialog, DialogClose, DialogContent } from "@takt/ui/dialog";
import {
  DropdownMenu,
  DropdownMenuCheckbox,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@takt/ui/dropdown-menu";
import { Popover, PopoverContent, PopoverTrigger } from "@takt/ui/popover";
import { useToast } from "@takt/ui/toast";
import { Tooltip } from "@takt/ui/tooltip";
import { useState } from "react";
import { useErrorToast } from "../shared/actions/use-error-toast";
import { PaletteState } from "./palette-state";

const SHAPES = ["dialog", "sheet"] as const;
type Open = (typeof SHAPES)[number] | "alert" | "popover" | null;

/** Overlays of a page, each with its button. */
export function OverlayStates() {
  const [open, setOpen] = useState<Open>(null);
  const [isOn, setIsOn] = useState(true);
  const { toast } = useToast();
  const showError = useErrorToast();
  const close = () => setOpen(null);
  return (
    <div className="flex flex-wrap gap-2">
      {SHAPES.map((shape) => (
        <div key={shape}>
          <Button onClick={() => setOpen(shape)}>Open a {shape}</Button>
          <Dialog open={open === shape} onOpenChange={close}>
            <DialogContent
              shape={shape}
              title={`A ${shape}`}
              description="What it is for."
              closeLabel="Close"
              footer={
                <DialogClose asChild>
                  <Button>Done</Button>
                </DialogClose>
              }
            >
              <p className="text-sm">Its content</p>
            </DialogContent>
          </Dialog>
        </div>
      ))}
      <Button onClick={() => setOpen("alert")}>Open a question</Button>
      <AlertDialog
        open={open === "alert"}
        onOpenChange={close}
        title="Delete this post?"
        description="It is kept for a day."
        cancelLabel="Keep"
        actionLabel="Delete"
        tone="danger"
        onAction={close}
      />
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button>Open a menu</Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem>Edit</DropdownMenuItem>
          <DropdownMenuSeparator />
          <DropdownMenuItem>Delete</DropdownMenuItem>
          <DropdownMenuSeparator />
          <DropdownMenuCheckbox checked={isOn} onCheckedChange={setIsOn}>
            Show cancelled posts
          </DropdownMenuCheckbox>
        </DropdownMenuContent>
      </DropdownMenu>
      <Popover open={open === "popover"} onOpenChange={(shown) => setOpen(shown ? "popover" : null)}>
        <PopoverTrigger asChild>
          <Button>Open a popover</Button>
        </PopoverTrigger>
        <PopoverContent aria-label="A popover">
          <p className="p-3 text-sm">Its content</p>
        </PopoverContent>
      </Popover>
      <Tooltip text="A short explanation" keys="C">
        <Button>With a tooltip</Button>
      </Tooltip>
      <Button
        onClick={() =>
          toast({
            tone: "success",
            title: "Moved to Friday",
            action: { label: "Undo", altText: "Nothing happens", onAction: () => undefined },
          })
        }
      >
        Show a toast
      </Button>
      <Button onClick={() => showError({ title: "It could not be moved" })}>Show an error</Button>
      <PaletteState />
    </div>
  );
}
