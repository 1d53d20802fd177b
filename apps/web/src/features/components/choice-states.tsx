import { Checkbox } from "@takt/ui/checkbox";
import { ChoiceCards } from "@takt/ui/choice-cards";
import { RadioGroup } from "@takt/ui/radio-group";
import { SegmentedControl } from "@takt/ui/segmented-control";
import { Switch } from "@takt/ui/switch";
import { Tab, TabPanel, Tabs, TabsList } from "@takt/ui/tabs";
import { useState } from "react";
import { ShownState } from "./shown-state";

const GOALS = [
  { value: "visibility", label: "Visibility", hint: "Be read by people who do not know you yet" },
  { value: "expertise", label: "Expertise", hint: "Show what you know and how you work" },
] as const;
type Goal = (typeof GOALS)[number]["value"];
const SHAPES = ["line", "bar"] as const;

/** Controls of choice: chosen, not chosen, wrong and off. */
export function ChoiceStates() {
  const [goal, setGoal] = useState<Goal>("visibility");
  return (
    <>
      <ChoiceCards
        legend="Cards"
        value={goal}
        onChange={setGoal}
        options={GOALS}
        className="sm:grid-cols-2"
      />
      <RadioGroup label="Radio buttons" value={goal} onValueChange={setGoal} options={GOALS} />
      <SegmentedControl label="A bar" value={goal} onChange={setGoal} options={GOALS} className="w-fit" />
      <Checkbox label="Checked" hint="With a hint" defaultChecked />
      <Checkbox label="Wrong" error="This is needed" />
      <Checkbox label="Off" disabled />
      <div className="flex gap-4">
        <Switch aria-label="On" defaultChecked />
        <Switch aria-label="Off" />
        <Switch aria-label="Not to be changed" disabled />
      </div>
      {SHAPES.map((shape) => (
        <ShownState key={shape} name={`tabs, ${shape}`}>
          <Tabs defaultValue="one">
            <TabsList shape={shape} aria-label={`Tabs, ${shape}`}>
              <Tab value="one">One</Tab>
              <Tab value="two">Two</Tab>
            </TabsList>
            <TabPanel value="one">The first panel</TabPanel>
            <TabPanel value="two">The second panel</TabPanel>
          </Tabs>
        </ShownState>
      ))}
    </>
  );
}
