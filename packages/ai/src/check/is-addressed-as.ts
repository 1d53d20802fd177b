import type { WritingParameters } from "@takt/domain/writing/model/writing-parameters";

/** Du and Sie as names of the form itself: "das Du", "per Sie", "Du-Kultur". */
const NAMED =
  /(?<!\p{L})(?:[Dd]as|[Pp]er|[Zz]um|[Bb]eim|[Vv]om|[Ee]in) (?:Du|du|Sie)(?!\p{L})|(?<!\p{L})(?:[Dd]u|Sie)-\p{L}+/gu;
/** At the start of a sentence "Sie" may mean "they"; inside it is the polite form. */
const FORMAL = /(?<=[\p{Ll},] )(?:Sie|Ihnen|Ihre?[mnrs]?)(?!\p{L})/u;
const INFORMAL =
  /(?<!\p{L})(?:[Dd]u|[Dd]ir|[Dd]ich|[Dd]eine?[mnrs]?|[Ee]uch|[Ee]ure?[mnrs]?|[Ee]uer)(?!\p{L})/u;

/** Returns whether a German text uses only the requested form of address. */
export function isAddressedAs(address: WritingParameters["address"], text: string): boolean {
  return !(address === "du" ? FORMAL : INFORMAL).test(text.replace(NAMED, " "));
}
