// @vitest-environment happy-dom
import errors from "@takt/i18n/messages/en/errors.json";
import workspaces from "@takt/i18n/messages/en/workspaces.json";
import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { appFrame, setUpFrame, shownToasts } from "~/testing/app-frame";
import { useSaveWorkspace } from "./use-save-workspace";

setUpFrame();

test("a second try after a lost answer asks for the same workspace, and another name for another one", async () => {
  const sent: { id: string; name: string }[] = [];
  const server = ({ input }: { input: unknown }) => {
    sent.push(input as (typeof sent)[number]);
    throw new Error("the answer is lost");
  };
  const { result } = renderHook(() => useSaveWorkspace("create", () => undefined), {
    wrapper: appFrame({ texts: { errors, workspaces }, server }),
  });
  for (const name of ["Studio", "Studio", "Other"]) {
    const before = sent.length;
    await act(() => result.current.run(name));
    await waitFor(() => expect(sent).toHaveLength(before + 1));
  }
  const [first, second, other] = sent;
  expect(second).toEqual(first);
  expect(other!.id).not.toBe(first!.id);
  await waitFor(() => expect(JSON.stringify(shownToasts())).toContain(workspaces.failed));
});
