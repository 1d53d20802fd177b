import { Button } from "@takt/ui/button";
import { CommandDialog } from "@takt/ui/command-dialog";
import { CommandGroup, CommandRow } from "@takt/ui/command-row";
import { PenLine } from "lucide-react";
import { useState } from "react";

/** The palette's dialog with a row that can be chosen and one that cannot. */
export function PaletteState() {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState("");
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open a palette</Button>
      <CommandDialog
        open={open}
        onOpenChange={setOpen}
        onClosed={() => undefined}
        label="Do anything"
        placeholder="Search or do anything"
        listLabel="What can be done"
        closeLabel="Close"
        value={text}
        onValueChange={setText}
        isBusy={false}
        footer="Enter does it"
      >
        <CommandGroup heading="Do">
          <CommandRow id="write" icon={<PenLine />} text="Write a post" hint="C" onChoose={() => undefined} />
          <CommandRow id="none" icon={<PenLine />} text="A row that says something" note="And why" />
        </CommandGroup>
      </CommandDialog>
    </>
  );
}
