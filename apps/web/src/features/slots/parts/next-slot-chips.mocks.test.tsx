import slots from "@takt/i18n/messages/en/slots.json";
import { Children, isValidElement, type ReactElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { MessagesProvider } from "~/i18n/testing/messages-provider";
import { NextSlotChips } from "./next-slot-chips";

const answer = vi.hoisted(() => ({ data: undefined as object[] | undefined }));
vi.mock("~/trpc/react", () => ({ trpc: { slots: { nextFree: { useQuery: () => answer } } } }));
vi.mock("~/features/shared/time/use-clock", () => ({
  useClock: () => ({ dateTime: (at: Date, zone: string) => `${at.toISOString()} in ${zone}` }),
}));

const FREE = { at: new Date("2026-12-01T08:00:00Z"), wall: "2026-12-01T09:00", zone: "Europe/Berlin" };
const onChoose = vi.fn();

/** The element that the component returns, drawn once for its hooks. */
function draw(): { html: string; element: ReactNode } {
  let element: ReactNode = null;
  function Screen() {
    return (element = NextSlotChips({ onChoose }));
  }
  const html = renderToStaticMarkup(
    <MessagesProvider locale="en" resources={{ en: { slots } }}>
      <Screen />
    </MessagesProvider>,
  );
  return { html, element };
}

function findButtons(node: ReactNode): ReactElement<{ onClick: () => void }>[] {
  return Children.toArray(node).flatMap((child) => {
    if (!isValidElement<{ onClick?: () => void; children?: ReactNode }>(child)) return [];
    const { onClick, children } = child.props;
    return onClick ? [child as ReactElement<{ onClick: () => void }>] : findButtons(children);
  });
}

test("nothing is shown without free slots, and before they are known", () => {
  answer.data = undefined;
  expect(draw().html).toBe("");
  answer.data = [];
  expect(draw().html).toBe("");
});

test("a free slot is named by its time, and chosen as date, wall time and zone", () => {
  answer.data = [FREE];
  const { html, element } = draw();
  expect(html).toContain(`aria-label="${slots.next.title}"`);
  expect(html).toContain("2026-12-01T08:00:00.000Z in Europe/Berlin");
  findButtons(element)[0]!.props.onClick();
  expect(onChoose).toHaveBeenCalledWith({ date: "2026-12-01", time: "09:00", zone: "Europe/Berlin" });
});
