import { describe, expect, test } from "vitest";
import { consumeRateLimit } from "../../limits/consume-rate-limit";
import { RATE_LIMITS } from "../../limits/model/rate-limits";
import { cancellation, PERIOD_END, VISITOR, useDeclarationHarness } from "../../testing/declaration-harness";
import { confirmContractDeclaration } from "./confirm-contract-declaration";
import { processDueDeclarations } from "./process-due-declarations";
import { MAX_UNCONFIRMED } from "./replace-unconfirmed";
import { submitDeclaration } from "./submit-declaration";

const { customer, start, getToken, sent, database } = useDeclarationHarness();

describe("a visitor without an account", () => {
  test("is asked to confirm at once, and nothing else happens before it is confirmed", async () => {
    const { deps, email, provided } = await customer();
    const view = await submitDeclaration(deps, VISITOR, cancellation(email.toUpperCase()));
    expect(view).toMatchObject({
      reference: expect.stringMatching(/^CN-\w{6}$/),
      state: "unconfirmed",
      outcome: null,
      receivedAt: new Date(deps.clock.now()),
      contract: "Takt Professional",
    });
    expect(await sent()).toEqual([`contract_notice_confirm ${email.toUpperCase()}`]);
    expect(provided.calls).toEqual([]);
  });

  test("confirms by the link: the subscription of the address ends with its period", async () => {
    const { deps, email, read, userId } = await customer();
    const { reference } = await submitDeclaration(deps, VISITOR, cancellation(email.toUpperCase()));
    const token = await getToken(reference);
    const view = await confirmContractDeclaration(deps, { token });
    expect(view).toMatchObject({ state: "done", outcome: "cancelled", endsAt: PERIOD_END });
    expect(await read()).toMatchObject({
      subscriptionStatus: "cancelling",
      subscriptionExpiresAt: PERIOD_END,
    });
    expect(await sent()).toEqual([
      `contract_notice_received ${email.toUpperCase()}`,
      `contract_notice_done ${email.toUpperCase()} cancelled`,
    ]);
    expect(await database.db.auditEntry.findMany({ where: { action: "contract.cancelled" } })).toMatchObject([
      { userId },
    ]);
    // The used link answers the same later, and does nothing.
    const later = { ...deps, clock: { ...deps.clock, now: () => deps.clock.now() + 60_000 } };
    expect(await confirmContractDeclaration(later, { token })).toEqual(view);
    expect(await database.db.contractNotice.findFirst()).toMatchObject({
      confirmedAt: new Date(deps.clock.now()),
    });
    expect(await sent()).toEqual([]);
  });

  test("is told that no contract fits, and the operator is told at once", async () => {
    const { deps } = await start();
    const { reference } = await submitDeclaration(deps, VISITOR, cancellation("nobody@example.com"));
    const view = await confirmContractDeclaration(deps, { token: await getToken(reference) });
    expect(view).toMatchObject({ state: "open", outcome: "unmatched" });
    expect((await sent()).sort()).toEqual([
      "contract_notice provider@example.com unmatched",
      "contract_notice_done nobody@example.com unmatched",
      "contract_notice_received nobody@example.com",
    ]);
  });

  test("an address with an underscore is no pattern for another", async () => {
    const { deps, read } = await customer({ email: "adaXlowe@example.com" });
    const { reference } = await submitDeclaration(deps, VISITOR, cancellation("ada_lowe@example.com"));
    expect(await confirmContractDeclaration(deps, { token: await getToken(reference) })).toMatchObject({
      outcome: "unmatched",
    });
    expect(await read()).toMatchObject({ subscriptionStatus: "free" });
  });

  test("whose address two customers have is left to the operator", async () => {
    const one = await customer({ email: "two@example.com" });
    const other = await customer({ email: "TWO@example.com" });
    // Both at one provider.
    one.provided.subscriptions.set(
      other.subscriptionId,
      other.provided.subscriptions.get(other.subscriptionId)!,
    );
    const { reference } = await submitDeclaration(one.deps, VISITOR, cancellation("two@example.com"));
    const view = await confirmContractDeclaration(one.deps, { token: await getToken(reference) });
    expect(view).toMatchObject({ state: "open", outcome: "ambiguous" });
    expect(one.provided.calls).not.toContain("cancelAtPeriodEnd");
  });

  test("an unknown link is refused", async () => {
    const { deps } = await start();
    await expect(confirmContractDeclaration(deps, { token: "x" })).rejects.toMatchObject({
      code: "notice_not_found",
    });
  });

  test("the operator is told once a day of those that nobody has confirmed", async () => {
    const { deps } = await start();
    for (const n of [1, 2, 3])
      await submitDeclaration(deps, VISITOR, cancellation(`nobody-${n}@example.com`));
    expect((await sent()).filter((one) => one.includes("provider@"))).toEqual([]);
    await database.db.$executeRaw`update outbox_emails set due_at = created_at where due_at is not null`;
    expect(await sent()).toEqual(["unconfirmed_notices provider@example.com"]);
  });

  test("whose address is another account's that never verified it is left to the operator", async () => {
    const { deps, email, read } = await customer({ isVerified: false });
    const { reference } = await submitDeclaration(deps, VISITOR, cancellation(email));
    expect(await confirmContractDeclaration(deps, { token: await getToken(reference) })).toMatchObject({
      state: "open",
      outcome: "unmatched",
    });
    expect(await read()).toMatchObject({ subscriptionStatus: "free" });
  });

  test("is received beyond every limit, and so is the customer whose address strangers have used", async () => {
    const { deps, email, declare } = await customer();
    const flood = RATE_LIMITS.contractNotice.times + 10;
    const references = new Set<string>();
    for (let n = 0; n < flood; n++) {
      const { reference } = await submitDeclaration(deps, VISITOR, cancellation(email));
      references.add(reference);
    }
    expect(references.size).toBe(flood);
    expect(await declare(cancellation(email))).toMatchObject({ state: "done", outcome: "cancelled" });
    // Nothing but hashes in the table of limits.
    const subjects = (await database.db.rateWindow.findMany()).map(({ subject }) => subject);
    expect(subjects.join(" ")).not.toContain("example.com");
  });

  test("keeps its newest unconfirmed declarations where no contract fits, and all that are needed where one does", async () => {
    const { deps, email } = await customer();
    const unconfirmed = (address: string) =>
      database.db.contractNotice.findMany({ where: { email: address }, orderBy: { receivedAt: "asc" } });
    const later = (n: number) => ({ ...deps, clock: { ...deps.clock, now: () => deps.clock.now() + n } });
    const references: string[] = [];
    for (let n = 0; n < MAX_UNCONFIRMED + 2; n++) {
      const { reference } = await submitDeclaration(later(n), VISITOR, cancellation("nobody@example.com"));
      references.push(reference);
      await submitDeclaration(later(n), VISITOR, cancellation(email));
    }
    const remaining = (await unconfirmed("nobody@example.com")).map(({ reference }) => reference);
    expect(remaining).toEqual(references.slice(2));
    expect(await unconfirmed(email)).toHaveLength(MAX_UNCONFIRMED + 2);
  });

  test("a signed-in customer's declarations beyond their own limit are received, and carried out by the hourly job", async () => {
    const { deps, email, declare, read } = await customer();
    const { id: userId } = await database.db.user.findFirstOrThrow();
    for (let n = 0; n < RATE_LIMITS.contractNotice.times; n++)
      await consumeRateLimit(deps, { userId }, "contractNotice");
    expect(await declare(cancellation(email))).toMatchObject({ state: "confirmed" });
    await processDueDeclarations(deps);
    expect(await read()).toMatchObject({ subscriptionStatus: "cancelling" });
  });

  test("a repeated call with the same id is the same declaration, also at the same time", async () => {
    const { deps } = await start();
    const input = cancellation("once@example.com");
    const views = await Promise.all([1, 2, 3].map(() => submitDeclaration(deps, VISITOR, input)));
    expect(new Set(views.map(({ reference }) => reference)).size).toBe(1);
    expect(await database.db.contractNotice.count()).toBe(1);
    expect(await sent()).toEqual(["contract_notice_confirm once@example.com"]);
  });

  test("a taken reference is replaced by another one", async () => {
    const { deps } = await start();
    const { reference } = await submitDeclaration(
      deps,
      VISITOR,
      cancellation("a@example.com"),
      () => "CN-222222",
    );
    const offered = [reference, "CN-333333"];
    const next = await submitDeclaration(deps, VISITOR, cancellation("b@example.com"), () =>
      offered.shift()!,
    );
    expect(next.reference).toBe("CN-333333");
  });
});

test("neither a token nor an address is in the log", async () => {
  const { deps, email, entries, provided } = await customer();
  provided.failure = { kind: "unavailable", reason: "503" };
  const { reference } = await submitDeclaration(deps, VISITOR, cancellation(email));
  const token = await getToken(reference);
  await confirmContractDeclaration(deps, { token });
  expect(entries.length).toBeGreaterThan(0);
  const logged = JSON.stringify(entries);
  for (const secret of [token, email]) expect(logged).not.toContain(secret);
});
