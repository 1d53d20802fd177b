import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { toActor } from "../testing/to-actor";
import { fakeDeps } from "../testing/fake-deps";
import { loadActor } from "../users/load-actor";
import {
  getOnboarding,
  setStep,
  setStepInput,
  completeOnboarding,
  skipOnboarding,
  resumeOnboarding,
} from "./onboarding";
const database = useTestDatabase();
const deps = () => fakeDeps(database.db);

async function make(overrides: Parameters<typeof createUser>[1] = {}) {
  const user = await createUser(database.db, { onboardingCompleted: false, ...overrides });
  return { user, actor: toActor(user) };
}
const read = (id: string) => database.db.user.findUniqueOrThrow({ where: { id } });

test("a new account begins at the first step", async () => {
  const { actor } = await make();
  expect(await getOnboarding(deps(), actor)).toEqual({ state: "open", step: "language" });
});

test("an unknown stored step reads as the first", async () => {
  const { actor } = await make({ onboardingStep: "of-a-later-version" });
  expect(await getOnboarding(deps(), actor)).toEqual({ state: "open", step: "language" });
});

test("any known step is saved, forward and back, for the actor only", async () => {
  const { actor } = await make();
  const other = await make({ onboardingStep: "topics" });
  for (const step of ["welcome", "post", "connect"] as const) {
    expect(await setStep(deps(), actor, step)).toEqual({ state: "open", step });
    expect(await getOnboarding(deps(), actor)).toEqual({ state: "open", step });
  }
  expect((await read(other.user.id)).onboardingStep).toBe("topics");
});

test.each([{ step: "done" }, { step: "" }, { step: null }, {}, { step: "post", state: "completed" }])(
  "%j is refused as a step",
  (input) => {
    expect(setStepInput.safeParse(input).success).toBe(false);
  },
);

test("a skipped onboarding resumes at the saved step", async () => {
  const { user, actor } = await make();
  await setStep(deps(), actor, "topics");
  expect(await skipOnboarding(deps(), actor)).toEqual({ state: "skipped", step: "topics" });
  expect(await loadActor(deps(), user.id)).toMatchObject({ onboarding: "skipped" });
  const { onboardingSkippedAt } = await read(user.id);
  await skipOnboarding(deps(), actor);
  expect((await read(user.id)).onboardingSkippedAt).toEqual(onboardingSkippedAt);
  expect(await resumeOnboarding(deps(), actor)).toEqual({ state: "open", step: "topics" });
  expect(await loadActor(deps(), user.id)).toMatchObject({ onboarding: "open" });
});

test.each(["open", "skipped"])("an onboarding completed from %s stays completed", async (state) => {
  const { user, actor } = await make({ onboardingStep: "post" });
  if (state === "skipped") await skipOnboarding(deps(), actor);
  const completed = { state: "completed", step: "complete" };
  expect(await completeOnboarding(deps(), actor)).toEqual(completed);
  const { updatedAt: _, ...before } = await read(user.id);
  expect(before).toMatchObject({ onboardingCompleted: true, onboardingSkippedAt: null });
  expect(await setStep(deps(), actor, "language")).toEqual(completed);
  expect(await skipOnboarding(deps(), actor)).toEqual(completed);
  expect(await resumeOnboarding(deps(), actor)).toEqual(completed);
  expect(await completeOnboarding(deps(), actor)).toEqual(completed);
  expect(await read(user.id)).toMatchObject(before);
});

test("another user's onboarding does not change", async () => {
  const [{ actor }, other] = [await make(), await make()];
  const before = await read(other.user.id);
  for (const act of [skipOnboarding, resumeOnboarding, completeOnboarding]) await act(deps(), actor);
  expect(await read(other.user.id)).toEqual(before);
});
