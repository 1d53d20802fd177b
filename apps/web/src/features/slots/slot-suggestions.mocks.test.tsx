import slots from "@takt/i18n/messages/en/slots.json";
import type { WeeklySlot } from "@takt/domain/slots/model/weekly-slot";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { MessagesProvider } from "~/i18n/testing/messages-provider";
import { SlotSuggestions } from "./slot-suggestions";

const answer = vi.hoisted(() => ({ data: null as object | null }));
vi.mock("~/trpc/react", () => ({ trpc: { slots: { suggest: { useQuery: () => answer } } } }));
vi.mock("./use-slot-text", () => ({
  useSlotText: () => (slot: WeeklySlot) => `day ${slot.weekday} at ${slot.time}`,
}));

const WEDNESDAY: WeeklySlot = { weekday: 3, time: "10:00" };
const FRIDAY: WeeklySlot = { weekday: 5, time: "10:00" };

function show(value: WeeklySlot[]) {
  const field = { value } as Parameters<typeof SlotSuggestions>[0]["field"];
  const add = () => ({ kind: "full" as const });
  return renderToStaticMarkup(
    <MessagesProvider locale="en" resources={{ en: { slots } }}>
      <SlotSuggestions field={field} add={add} />
    </MessagesProvider>,
  );
}

test("nothing is shown where nothing is suggested", () => {
  answer.data = null;
  expect(show([])).toBe("");
});

test.each(["weekdays", "hours", "both"] as const)("%s say how many posts were compared", (basis) => {
  answer.data = { basis, posts: 24, slots: [WEDNESDAY, FRIDAY] };
  expect(show([])).toContain(slots.suggestions[basis].replace("{{count}}", "24"));
});

test("a suggestion that was added is not offered any more, and the last one takes the section with it", () => {
  answer.data = { basis: "both", posts: 24, slots: [WEDNESDAY, FRIDAY] };
  expect(show([WEDNESDAY])).not.toContain("day 3");
  expect(show([WEDNESDAY])).toContain("day 5 at 10:00");
  expect(show([WEDNESDAY, FRIDAY])).toBe("");
});
