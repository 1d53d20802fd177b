import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { submitFeedback } from "./feedback/submit-feedback";
import { sendDueEmails } from "./send-due-emails";
import { toActor } from "./testing/to-actor";
import { fakeDeps } from "./testing/fake-deps";

const database = useTestDatabase();

test("an e-mail to a member leaves before those to the operator that were due earlier", async () => {
  const deps = fakeDeps(database.db, { operatorEmails: ["operator@example.com"] });
  for (let number = 0; number < 12; number++) {
    const member = await createUser(database.db);
    const feedback = { type: "feedback", message: "An idea", page: null, errorId: null } as const;
    await submitFeedback(deps, toActor(member), feedback, null);
  }
  const member = await createUser(database.db, { email: "member@example.com" });
  await database.db.outboxEmail.create({
    data: { kind: "account_activated", occasion: "activated", userId: member.id },
  });
  while ((await sendDueEmails(deps)).more);
  const recipients = deps.emails.map(({ to }) => to);
  expect(recipients[0]).toBe("member@example.com");
  expect(recipients.slice(1)).toEqual(Array(12).fill("operator@example.com"));
});
