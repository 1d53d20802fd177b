import type { WritingParameters } from "@takt/domain/writing/model/writing-parameters";

/** Du and Sie as words for the form itself: "das Du", "per Sie", "Du-Kultur". */
const NAMED =
  /(?<!\p{L})(?:[Dd]as|[Pp]er|[Zz]um|[Bb]eim|[Vv]om|[Ee]in) (?:Du|du|Sie)(?!\p{L})|(?<!\p{L})(?:[Dd]u|Sie)-\p{L}+/gu;
/** The start of a sentence may be "Sie" for "they"; inside of one it is meant politely. */
const FORMAL = /(?<=[\p{Ll},] )(?:Sie|Ihnen|Ihre?[mnrs]?)(?!\p{L})/u;
const INFORMAL =
  /(?<!\p{L})(?:[Dd]u|[Dd]ir|[Dd]ich|[Dd]eine?[mnrs]?|[Ee]uch|[Ee]ure?[mnrs]?|[Ee]uer)(?!\p{L})/u;

/** Whether German says nowhere Sie where du was asked for, nor the other way round. */
export function isAddressedAs(address: WritingParameters["address"], text: string): boolean {
  return !(address === "du" ? FORMAL : INFORMAL).test(text.replace(NAMED, " "));
}
