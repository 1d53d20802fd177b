import { localized } from "../../fixtures/localized";
import { OPERATOR_EMAIL } from "../../fixtures/operator-email";
import { signInAtLinkedIn } from "../../fixtures/sign-in-at-linkedin";
import { expect, test } from "../../fixtures/world";

const { language, at } = localized("de");

for (const emailVerified of [true, false])
  test(`the operator's address ${emailVerified ? "opens the console if LinkedIn has verified it" : "does not open the console if it is unverified"}`, async ({
    page,
    world,
  }) => {
    const member = await world.linkedin.addMember({
      given_name: "Petra",
      family_name: `Ausweis-${crypto.randomUUID().slice(0, 8)}`,
      email: OPERATOR_EMAIL,
      emailVerified,
    });
    await page.goto(at("/login"));
    await signInAtLinkedIn(page, { language, member: member.family_name, firstTime: true });
    await page.waitForURL("**/app**");
    const user = await world.db.user.findFirstOrThrow({ where: { linkedinProfileId: member.sub } });
    expect(user.email).toBe(OPERATOR_EMAIL);
    expect(user.emailVerified === null).toBe(!emailVerified);
    const response = await page.goto(at("/provider"));
    expect(response!.status()).toBe(emailVerified ? 200 : 404);
  });
