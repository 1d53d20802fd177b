/** Written for these tests. */
export const GERMAN_PRESS = `Homeoffice ist in vielen Betrieben Alltag geworden. Eine Befragung von 1.200 Beschäftigten zeigt, dass die Produktivität bei konzentrierten Einzelaufgaben um rund 20 Prozent steigt. Bei Aufgaben, die viel Abstimmung brauchen, sinkt sie dagegen.

Der Kipppunkt liegt bei etwa drei Tagen Homeoffice in der Woche. Führungskräfte sollten deshalb klare Absprachen treffen, z. B. am 3. März zum Start des neuen Quartals. Ein Betrieb in Kassel spart damit ca. 5 Mio. Euro an Miete.

Mikropausen helfen, die Konzentration zu halten. Wer im Homeoffice arbeitet, macht seltener Mikropausen. Was bedeutet das für die Führung? Teams brauchen feste Zeiten für den Austausch, weil der Flurfunk fehlt.

Der Austausch im Team leidet zuerst. Absprachen im Team sind aber schnell getroffen, wenn die Führung sie vorlebt.`;

export const ENGLISH_GUIDE = `Small businesses answer the same questions every day.

What triage means

Triage means sorting incoming questions by topic, urgency and owner. It takes ten minutes a day and saves an hour.

Start with the inbox

A support agent that reads the inbox can draft answers to the ten most frequent questions. Somebody still has to read them before they go out.

Know when to hand over

Complaints should always reach a person. A customer who is angry notices a template within two lines.`;
