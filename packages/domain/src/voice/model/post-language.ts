const words = (text: string) => new Set(text.split(" "));
/** Small words that only one of the two languages has. */
const SMALL_WORDS = {
  en: words(
    "the and of to is it for you your with this that are have has not but what we they be on my from our can i do " +
      "how who when don't it's",
  ),
  de: words(
    "und der das nicht ist ich wir ein eine einen mit auf für sich auch aber wie den dem zu haben werden oder wenn " +
      "es von im bei als nur noch mein unser sie du",
  ),
};

/** The language that a post is in, by its small words; null: it has too few. */
export function postLanguage(text: string): "en" | "de" | null {
  let [en, de] = [0, /[äöüß]/i.test(text) ? 1 : 0];
  for (const [word] of text.toLowerCase().matchAll(/[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu)) {
    if (SMALL_WORDS.en.has(word)) en += 1;
    if (SMALL_WORDS.de.has(word)) de += 1;
  }
  return en === de ? null : en > de ? "en" : "de";
}
