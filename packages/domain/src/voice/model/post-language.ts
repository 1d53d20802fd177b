const list = (text: string) => new Set(text.split(" "));
/** Frequent words that only one of the two languages has. */
const STOP_WORDS = {
  en: list(
    "the and of to is it for you your with this that are have has not but what we they be on my from our can i do " +
      "how who when don't it's",
  ),
  de: list(
    "und der das nicht ist ich wir ein eine einen mit auf für sich auch aber wie den dem zu haben werden oder wenn " +
      "es von im bei als nur noch mein unser sie du",
  ),
};

/** Detects the language of a post by its frequent words; null when there are too few. */
export function postLanguage(text: string): "en" | "de" | null {
  let [en, de] = [0, /[äöüß]/i.test(text) ? 1 : 0];
  for (const [word] of text.toLowerCase().matchAll(/[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu)) {
    if (STOP_WORDS.en.has(word)) en += 1;
    if (STOP_WORDS.de.has(word)) de += 1;
  }
  return en === de ? null : en > de ? "en" : "de";
}
