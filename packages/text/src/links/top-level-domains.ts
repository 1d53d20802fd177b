/**
 * Top-level domains by which a domain without a scheme is recognised, from the Root Zone Database of IANA: those of the
 * countries and trades that English and German posts name. Left out are those that are ends of file names (`md`, `py`,
 * `sh`, `zip`) and most that are words of the two languages: a missing space after a full stop makes no address.
 */
export const TOP_LEVEL_DOMAINS: ReadonlySet<string> = new Set(
  (
    "com org net info biz edu gov int eu io ai app dev co me tv " +
    "de at ch li lu uk ie fr it es pt nl be dk se fi cz sk hu pl ro gr tr ua us ca au nz jp cn kr br mx za " +
    "academy agency berlin blog business capital careers center cloud coach community company consulting design " +
    "digital education energy events expert finance gmbh group hamburg health jobs koeln media network news " +
    "online page partners ruhr school science services shop site software solutions space store studio swiss " +
    "systems team tech technology tirol today tools training ventures website wien work works world xyz"
  ).split(" "),
);
