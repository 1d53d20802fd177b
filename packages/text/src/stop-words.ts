const words = (text: string) => new Set(text.split(" "));

/** Frequent words that only one of the two languages has: they tell the language of a text. */
export const FUNCTION_WORDS = {
  en: words(
    "the and of to is that it for with as are this be at by have from or but not we they you your what " +
      "which their if would there can been more when who them some how about than then into only other its " +
      "our these do my on i has had were could should because those",
  ),
  de: words(
    "der die das und ist nicht ein eine einen einem einer zu den dem mit von für auf im sich des auch es " +
      "als aus bei nach wie wir ihr sie du ich aber oder wenn nur noch wird werden sind haben kann mehr " +
      "über vor zum zur dass ihre ihren deine dein dich dir uns wer warum durch um mein unser hat hatte wurde keine diese dieser schon immer",
  ),
} as const;

/** The other words without a topic, some of both languages. The German ones include nouns that occur in every text. */
const OTHERS = {
  en: words(
    "one two three four five six seven eight nine ten eleven twelve hundred thousand million first second " +
      "third a above after again against all almost along already also although always am among an another " +
      "any anyone anything around away back became become before being below between both came " +
      "cannot come did does doing done down during each either else enough even ever every everyone " +
      "everything few find found further gave get gets give given go goes going gone good got great " +
      "having he her here hers herself him himself his however in instead isn't it's itself just keep kept " +
      "know last later least less let like little long look lot made make makes making many may maybe me " +
      "mean means might mine most much must myself near need needs never new next no nobody none nor " +
      "nothing now off often once onto others ours out over own part people per perhaps put quite rather " +
      "really said same say says see seem seems seen several shall she show since so someone " +
      "something soon still such take taken takes that's theirs themselves thing things though " +
      "through thus time today together too took toward under until up upon us use used uses using very " +
      "want was way well went where whether while whole whom whose why will within without won't work " +
      "works year years yes yet yours yourself let's what's who's here's don't doesn't didn't can't " +
      "couldn't it'll you're they're we're i'm i've",
  ),
  de: words(
    "eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf hundert tausend ab alle allem allen " +
      "aller alles also am an andere anderem anderen anderer anderes anders außer außerdem bald beide " +
      "beiden beim bereits besonders besser beste bin bis bisher bist bleiben bleibt da dabei dadurch dafür " +
      "dagegen daher dahin damals damit danach daneben dann daran darauf daraus darf darin darüber darum " +
      "darunter davon davor dazu deinem deinen deiner denen denn dennoch deren deshalb dessen dies " +
      "diesem diesen dieses doch dort dürfen ebenso ebenfalls eben eines einfach einige einigen " +
      "einmal er erst erste ersten etwa etwas euch euer eure fast gab ganz gar geben gegen gehen geht " +
      "gerade gern gibt ging gleich groß große großen gut gute guten hab habe hatten hätte heute " +
      "hier hin hinter ihm ihn ihnen ihrem ihrer ihres in indem ins irgendwie ja je jede jedem jeden " +
      "jeder jedes jedoch jemand jetzt kaum kein keinem keinen keiner klar kommen kommt können könnte " +
      "könnten kurz lange lassen lässt letzte liegt machen macht man manche mancher meine meinem meinen " +
      "meiner meist meisten mich mir möchte möglich muss müssen musste nachdem nahm natürlich neben nein " +
      "neu neue neuen neuer neues nichts nie niemand nun ob obwohl oft ohne per rund sehr sei seien " +
      "sein seine seinem seinen seiner seit seitdem selbst sieht so sobald sogar solche sollen sollte " +
      "sollten somit sondern sonst soweit sowie statt stehen steht trotz trotzdem überhaupt unsere unserem " +
      "unseren unserer unter viel viele vielen vielleicht vom wann war waren was weg wegen weil weiter " +
      "weitere weiteren welche welchem welchen welcher wenig wenige weniger werde weshalb wieder wieso will " +
      "wirklich wirst wo woher wohin wollen worden wurden während wäre wären zudem zurück zusammen " +
      "zwar zwischen hause punkt beispiel beispiele fall fälle frage fragen grund gründe jahr jahre jahren " +
      "tag tage tagen woche wochen monat monate monaten zeit zeiten ende anfang mal art weise seite seiten " +
      "teil teile ding dinge leute mensch menschen mann frau thema themen uhr prozent ziel ziele stelle " +
      "rolle möglichkeit möglichkeiten bereich bereiche",
  ),
} as const;

/** Words that say nothing of a text's topic. */
export const STOP_WORDS = {
  en: new Set([...FUNCTION_WORDS.en, ...OTHERS.en]),
  de: new Set([...FUNCTION_WORDS.de, ...OTHERS.de]),
} as const;
