import { expect, test } from "vitest";
import { isPageFurniture, opensClosingPart } from "./is-page-furniture";

test.each([
  "Published",
  "Published on 3 March 2026",
  "Published 3 March 2026 by Anna Smith.",
  "Last updated: 12/05/2026, 10:15 am",
  "Posted 2 days ago",
  "By Anna Smith",
  "Written by Anna Smith and Tom Reed",
  "Photo: Anna Smith / Northway",
  "5 min read",
  "Monday, 3 March 2026",
  "Read more",
  "Read more →",
  "» Share",
  "Share Tweet Email",
  "Share this article on LinkedIn",
  "Home > Blog > Press",
  "Sign up for our weekly newsletter and never miss a post!",
  "Subscribe to our newsletter.",
  "Leave a comment",
  "This article was first published in the March issue.",
  "Click here to learn more.",
  "Download the full report (PDF, 2.3 MB)",
  "Add to basket",
  "Apply now!",
  "We use cookies to give you the best experience.",
  "Accept all cookies",
  "By continuing to use this site you agree to our use of cookies.",
  "© 2026 Northway Ltd.",
  "All rights reserved.",
  "Privacy policy | Terms of use",
  "By sending this form you agree to our privacy policy.",
  "Your email address will not be published.",
  "Please enable JavaScript to view this page.",
  "Tom Reed, press@northway.example, +44 113 496 0000",
  "Veröffentlicht",
  "Veröffentlicht am 3. März 2026",
  "Veröffentlicht am 3. März 2026 von Jana Weiß.",
  "Zuletzt aktualisiert: 12.05.2026, 10:15 Uhr",
  "Vor 2 Tagen",
  "Von Jana Weiß",
  "Text: Jana Weiß, Fotos: Tim Roth",
  "Lesezeit: 5 Minuten",
  "Montag, 3. März 2026",
  "Weiterlesen",
  "Weiterlesen »",
  "Mehr erfahren",
  "Teilen Drucken Merken",
  "Startseite / Blog / Kontakt",
  "Melden Sie sich jetzt für unseren Newsletter an.",
  "Abonnieren Sie unseren Newsletter!",
  "Kommentar schreiben",
  "Dieser Beitrag ist zuerst in der Märzausgabe erschienen.",
  "Lesen Sie auch: Was ein Akku kostet",
  "Jetzt bewerben!",
  "In den Warenkorb",
  "Wir verwenden Cookies, um Ihnen das beste Erlebnis zu bieten.",
  "Alle Cookies akzeptieren",
  "Mit der Nutzung dieser Seite stimmen Sie der Verwendung von Cookies zu.",
  "Alle Rechte vorbehalten.",
  "Impressum | Datenschutz | AGB",
  "Weitere Informationen finden Sie in unserer Datenschutzerklärung.",
  "Ihre E-Mail-Adresse wird nicht veröffentlicht.",
  "Bitte aktivieren Sie JavaScript.",
  "Tel.: +49 561 4960000",
])("a line of the page is none of its text: %s", (line) => {
  expect(isPageFurniture(line)).toBe(true);
});

test.each([
  "Published research shows that short weeks cut sick days.",
  "Updated guidelines cut errors by 40 percent.",
  "By the end of March we had lost three customers.",
  "By Friday the team had 300 replies.",
  "Click rates fell by a fifth after the change.",
  "Sharing a desk saves rent and costs concentration.",
  "Share prices fell when the figures were published.",
  "Most cookie banners are closed within two seconds.",
  "Our newsletter reached 20 percent more readers in May.",
  "A comment below a post counts more than a like.",
  "Read the contract before you sign it.",
  "In March 2026 we opened a second office in Leeds.",
  "The privacy of patients is at risk when screens face the corridor.",
  "Three minutes a day are enough.",
  "Home care needs more people than it can find.",
  "Veröffentlichte Zahlen werden häufiger geprüft als interne.",
  "Von April an arbeiten alle nur noch vier Tage.",
  "Von Jana Weiß haben wir gelernt, zuerst zu fragen.",
  "Geteilte Schreibtische sparen Miete und kosten Konzentration.",
  "Die meisten Cookie-Banner werden nach zwei Sekunden geschlossen.",
  "Unser Newsletter erreicht seit Mai 20 Prozent mehr Menschen.",
  "Ein Kommentar unter einem Beitrag zählt mehr als ein Like.",
  "Lesen Sie den Vertrag, bevor Sie ihn unterschreiben.",
  "Im März 2026 haben wir ein zweites Büro in Kassel eröffnet.",
  "Datenschutz kostet Zeit und spart Ärger.",
  "Wer sich im März bewirbt, wartet im Mai noch auf Antwort.",
  "Drei Minuten am Tag reichen aus.",
  "Mehr Zeit für die Pflege heißt weniger Zeit am Bildschirm.",
])("a sentence of the text stays: %s", (line) => {
  expect(isPageFurniture(line)).toBe(false);
});

test.each([
  "Related articles",
  "About the author",
  "Press contact",
  "About Northway Bikes Ltd",
  "How to apply",
])("an English article ends before: %s", (line) => {
  expect(opensClosingPart(line)).toBe(true);
});

test.each([
  "Ähnliche Artikel",
  "Über den Autor",
  "Pressekontakt:",
  "Über die Radwerk GmbH",
  "Das könnte Sie auch interessieren",
])("a German article ends before: %s", (line) => {
  expect(opensClosingPart(line)).toBe(true);
});

test.each(["About time", "Über Geduld", "Contact hours matter", "Was wir stattdessen tun"])(
  "an article goes on after: %s",
  (line) => {
    expect(opensClosingPart(line)).toBe(false);
  },
);
