import { beforeEach, expect, test, vi } from "vitest";
import { joinWorkspace } from "./invitation-actions";

const now = vi.hoisted(() => ({ done: [] as unknown[], refusesConsent: false }));
vi.mock("../deps", () => ({ deps: () => ({ clock: { now: () => 0 } }) }));
vi.mock("~/env", () => ({ env: () => ({ AUTH_SECRET: "x".repeat(43) }) }));
vi.mock("../log", () => ({ log: { error: (event: string) => now.done.push(event) } }));
vi.mock("../context", () => ({
  createContext: () => Promise.resolve({ user: { actor: { userId: "jana", workspaceId: "personal" } } }),
}));
vi.mock("next/headers", () => ({ headers: () => Promise.resolve(new Headers()) }));
vi.mock("@takt/domain/members/accept-invitation", () => ({
  acceptInvitation(_: unknown, { userId }: { userId: string }) {
    now.done.push(`${userId} joins`);
    return Promise.resolve({ slug: "studio" });
  },
}));
vi.mock("@takt/domain/users/load-actor", () => ({
  loadActor: (_: unknown, userId: string, workspace: { slug: string }) =>
    Promise.resolve({ actor: { userId, workspaceId: workspace.slug } }),
}));
vi.mock("@takt/domain/members/consent-to-publishing", () => ({
  giveConsent(_: unknown, actor: { workspaceId: string }) {
    now.done.push(`consents in ${actor.workspaceId}`);
    return now.refusesConsent ? Promise.reject(new Error("no database")) : Promise.resolve();
  },
}));

beforeEach(() => Object.assign(now, { done: [], refusesConsent: false }));

function join(fields: Record<string, string>) {
  const form = new FormData();
  form.set("token", "x".repeat(43));
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return joinWorkspace(null, form);
}

test("a checked consent is given in the workspace that was joined", async () => {
  expect((await join({ consent: "yes" })).receipt).toEqual({ slug: "studio" });
  expect(now.done).toEqual(["jana joins", "consents in studio"]);
});

test("an unchecked consent, which the browser does not send, is not given", async () => {
  expect((await join({})).receipt).toEqual({ slug: "studio" });
  expect(now.done).toEqual(["jana joins"]);
});

test("a member has joined also where their consent could not be saved", async () => {
  now.refusesConsent = true;
  const { receipt, error } = await join({ consent: "yes" });
  expect({ receipt, error }).toEqual({ receipt: { slug: "studio" }, error: null });
  expect(now.done).toEqual(["jana joins", "consents in studio", "invitation.consent_failed"]);
});
