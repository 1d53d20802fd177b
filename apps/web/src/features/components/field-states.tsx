import { Combobox } from "@takt/ui/combobox";
import { Field } from "@takt/ui/field";
import { Input, Textarea } from "@takt/ui/input";
import { SearchField } from "@takt/ui/search-field";
import { useState } from "react";
import { ShownState } from "./shown-state";

const ZONES = ["Europe/Berlin", "Europe/Zurich", "Europe/London"].map((value) => ({ value, label: value }));

/** Fields: empty, filled, with a hint, wrong, and off. */
export function FieldStates() {
  const [zone, setZone] = useState("Europe/Berlin");
  const [search, setSearch] = useState("");
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label="Empty" hint="A hint says what belongs here.">
        {(control) => <Input {...control} placeholder="A placeholder" />}
      </Field>
      <Field label="Wrong" error="It is too long by 3 characters.">
        {(control) => <Input {...control} defaultValue="A text that is too long" />}
      </Field>
      <Field label="Off">
        {(control) => <Input {...control} disabled defaultValue="Not to be changed" />}
      </Field>
      <Field label="Several lines">
        {(control) => <Textarea {...control} defaultValue={"Two lines\nof a text"} />}
      </Field>
      <ShownState name="a combobox">
        <Combobox
          value={zone}
          onValueChange={setZone}
          options={ZONES}
          listLabel="Time zones"
          emptyLabel="No such zone"
        />
      </ShownState>
      <ShownState name="a search field">
        <SearchField label="Search posts" value={search} onChange={setSearch} />
      </ShownState>
    </div>
  );
}
