import type { WritingParameters } from "@takt/domain/writing/model/writing-parameters";
import { expect, test } from "vitest";
import { PARAMETERS } from "../testing/parameters";
import { claimsExperience, findExperience } from "./find-experience";

test.each<["en" | "de", string]>([
  ["en", "Last year I worked with a team that never met."],
  ["en", "I’ve seen this in many firms."],
  ["en", "In my experience it is the other way round."],
  ["en", "My first job taught me that."],
  ["en", "When I started, nobody asked."],
  ["en", "We launched it in May."],
  ["en", "I run a consultancy with forty clients."],
  ["en", "I decided to end them all."],
  ["en", "In March I took over the department."],
  ["en", "I wrote it down, and it was gone."],
  ["en", "Then I stopped inviting everybody."],
  ["en", "I coach founders every week."],
  ["en", "I still run one myself."],
  ["en", "I don’t hold meetings any more."],
  ["en", "I’m a nurse, and I know it."],
  ["en", "I have forty clients."],
  ["en", "I’d worked there before."],
  ["en", "Never have I met so many."],
  ["en", "We cancelled all meetings."],
  ["en", "We have just hired two people."],
  ["en", "As a nurse with ten years behind me, this is plain."],
  ["en", "After 15 years in sales: listen first."],
  ["en", "A founder told me the other day."],
  ["en", "My biggest client called on a Friday."],
  ["en", "Our small agency works like that."],
  ["de", "Letztes Jahr habe ich das selbst erlebt."],
  ["de", "Ich war zehn Jahre in der Beratung."],
  ["de", "Nach meiner Erfahrung ist es umgekehrt."],
  ["de", "Unsere Kunden sagen das oft."],
  ["de", "Als ich damals anfing, fragte niemand."],
  ["de", "Ich leite seit zehn Jahren ein Team."],
  ["de", "Seit zehn Jahren leite ich ein Team."],
  ["de", "Ich arbeite mit vierzig Kunden."],
  ["de", "Nach 15 Jahren im Vertrieb: zuhören."],
  ["de", "Mir kündigte im Mai der größte Kunde."],
  ["de", "Im Mai kündigte mir der größte Kunde."],
  ["de", "Mein größter Kunde rief an."],
  ["de", "Ich kündigte nach drei Jahren."],
  ["de", "Seit ich ein Team führe, sage ich Termine ab."],
  ["de", "Das ist es, was ich dort lernte."],
  ["de", "Ich bin Pflegerin."],
  ["de", "Ich habe vierzig Kunden."],
  ["de", "Wir haben alle Termine gestrichen."],
  ["de", "Dann strichen wir die Runde am Montag."],
  ["de", "Wir beraten kleine Unternehmen."],
])("an experience in the language %s is found in %s", (language, text) => {
  expect(findExperience(text, language)).not.toBeNull();
});

test.each<["en" | "de", string]>([
  ["en", "I think meetings are too long."],
  ["en", "I don’t believe in long meetings, and I doubt that anybody does."],
  ["en", "I would recommend two, and I strongly recommend one."],
  ["en", "I’d rather write. I’ll say it once more: I can’t see the point."],
  ["en", "I’m convinced of it. I am not against meetings. I have no doubt."],
  ["en", "As I see it, I, for one, may be wrong."],
  ["en", "Why am I here? What do I need? Should I leave?"],
  ["en", "If I ran this meeting, it would end."],
  ["en", "World War I ended with a signature."],
  ["en", "“I was wrong,” said the founder."],
  ["en", "“We cancelled all meetings” is what nobody says."],
  ["en", "Teams that were asked had better answers."],
  ["en", "You have been told to wait."],
  ["en", "We had better decide early."],
  ["en", "We are all tired. We were never asked. We used to meet. We needed that."],
  ["en", "We need fewer meetings, and we have all learned to nod. We have turned calendars into walls."],
  ["en", "My view on clients is simple. It seems to me so. So let me say: trust me. Meetings cost us time."],
  ["en", "After three years in the role, most managers stop learning."],
  ["de", "Ich finde, Besprechungen sind zu lang."],
  ["de", "Ich glaube, ich meine und ich denke das."],
  ["de", "Ich rate ab. Ich würde sie streichen. Das sehe ich anders."],
  ["de", "Da bin ich sicher. Ich bin überzeugt davon. Ich habe nichts gegen Termine."],
  ["de", "Mir fällt auf, wie lang sie sind. Mir ist wichtig, dass sie enden."],
  ["de", "Was mache ich hier? Brauche ich das?"],
  ["de", "Wenn ich einen Termin brauche, ist etwas offen."],
  ["de", "Das Ich steht hinten an."],
  ["de", "„Ich habe mich geirrt“, sagte die Gründerin."],
  ["de", "Teams haben dafür eine Lösung."],
  ["de", "Wir brauchen weniger Besprechungen."],
  ["de", "Wir haben alle zu viele Termine."],
  [
    "de",
    "Wir sind alle müde. Wir arbeiten zu viel. Wir sollten aufhören. Wir haben verlernt, Nein zu sagen.",
  ],
  ["de", "Nach zwei Jahren in der Rolle lernen die meisten nichts mehr."],
  ["de", "Bitte mir glauben: Das könnte mir egal sein."],
])("no experience in the language %s is found in %s", (language, text) => {
  expect(findExperience(text, language)).toBeNull();
});

const GOOD =
  "Most meetings end without a decision. That is why they are long. Write the decision down first, and half of them are gone.";
const GUT =
  "Die meisten Besprechungen enden ohne Beschluss. Deshalb sind sie so lang. Wer den Beschluss vorher aufschreibt, braucht die Hälfte nicht mehr.";

const claims = (text: string, part: Partial<WritingParameters> = {}) =>
  claimsExperience(text, { ...PARAMETERS, ...part });

test("an experience is claimed without a personal reference", () => {
  const text = "Last year I worked without meetings. That is why it was quiet. The decision is what counts.";
  expect(claims(text)).toBe(true);
  expect(claims(text, { personalReference: true })).toBe(false);
  expect(claims(GOOD)).toBe(false);
  expect(claims(GUT, { language: "de" })).toBe(false);
});

test("a custom call to action claims nothing, the text around it may", () => {
  const custom = (customCallToAction: string) => ({ callToAction: "custom" as const, customCallToAction });
  const call = custom("My team has room: write to [team mailbox]");
  expect(claims(`${GOOD} My team has room: write to [team mailbox]`, call)).toBe(false);
  expect(claims(`My team did it. ${GOOD} My team has room: write to [team mailbox]`, call)).toBe(true);
  // The last occurrence is the custom call to action.
  expect(claims(`${GOOD} We won it. We won it all.`, custom("We won it"))).toBe(true);
  const german = { ...custom("Unser Team hilft: {link}"), language: "de" as const };
  expect(claims(`${GUT} Unser Team hilft: {link}.`, german)).toBe(false);
  // Other choices have no custom words.
  expect(claims(`${GOOD} My team has room.`, { customCallToAction: "My team has room." })).toBe(true);
});
