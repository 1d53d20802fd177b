import type { SamplePage } from "./sample-page";

/** Written for these tests. */
export const ENGLISH_PAGES: SamplePage[] = [
  {
    genre: "blog post",
    language: "en",
    headings: ["Why we stopped", "What we do instead", "Leave a comment"],
    furniture: [
      "Published",
      "Maria Hale",
      "min read",
      "Share",
      "Read more",
      "cookies",
      "newsletter",
      "Subscribe",
      "March",
    ],
    text: `Home
Blog
Skip to content

Published on 3 March 2026 by Maria Hale

5 min read

Share
Tweet

We cancelled our daily stand-up in January, and nobody has asked for it back. Eleven people spent 15 minutes on it every morning, which adds up to almost fourteen hours a week.

Why we stopped

Most updates were already in the ticket, so the meeting only repeated what everybody could read. The few real problems came up after the meeting, when two people stayed behind.

What we do instead

Everyone writes two lines before ten o'clock: what is blocked and who could help. Answers usually arrive within half an hour, because the question already names a person. Writing takes longer than talking, but it is read by those who were not there. Read more about how we work.

This post was published on 3 March 2026 and filed under Teams.

Subscribe to our newsletter and never miss a post.

Leave a comment

Your email address will not be published. Required fields are marked *

We use cookies to improve your experience on this site. By continuing you agree to our use of cookies.

© 2026 Hale & Co. All rights reserved.`,
  },
  {
    genre: "press release",
    language: "en",
    headings: [],
    furniture: [
      "PRESS RELEASE",
      "Press contact",
      "press@",
      "+44",
      "About Northway",
      "For immediate release",
      "Updated",
      "ENDS",
    ],
    text: `PRESS RELEASE
For immediate release

Northway opens repair centre in Leeds

Leeds, 12 May 2026 – Northway Bikes Ltd opens a repair centre for electric bicycles in Leeds this week, the first one in the north of England. The company expects to repair 9,000 batteries a year that would otherwise be replaced.

A new battery costs around £450, whereas a repair costs about £120 on average. "Most batteries that reach us have one faulty cell," says Priya Nair, head of service at Northway.

The centre employs 24 people, and eight of them are apprentices. Customers can hand in a battery at any of the 60 Northway shops.

ENDS

Updated: 12 May 2026, 10:15 am

Press contact

Tom Reed, press@northway.example, +44 113 496 0000

About Northway Bikes Ltd

Northway Bikes Ltd has sold bicycles since 1998 and runs 60 shops in the United Kingdom.`,
  },
  {
    genre: "product page",
    language: "en",
    headings: ["Quiet by design", "Made to be repaired", "You may also like"],
    furniture: [
      "Add to basket",
      "Free delivery",
      "You may also like",
      "Sign in",
      "Reviews (128)",
      "In stock",
      "Privacy",
    ],
    text: `Menu
Sign in
Basket (0)

Hush 2 desk fan

£89.00
In stock
Add to basket

Free delivery on orders over £50

Quiet by design

At its lowest setting the Hush 2 makes 18 decibels of noise, which is less than a whisper. The blades are shaped like an owl's wing because the serrated edge breaks up the air. Most small fans are quiet only when they are slow, but this one stays quiet at full speed.

Made to be repaired

Every part can be replaced with one screwdriver, and we keep spare parts for ten years. The motor should last for 30,000 hours of use.

Reviews (128)
Read more reviews

You may also like

The Hush Mini is the small sister for your bedside table.

Privacy policy | Terms of use | Contact`,
  },
  {
    genre: "job advert",
    language: "en",
    headings: ["Your role", "What we offer", "How to apply"],
    furniture: ["Apply now", "Save this job", "Posted", "Full-time", "Job ID", "Share this job"],
    text: `Jobs > Engineering > Site reliability engineer

Site reliability engineer (f/m/x)

Bristol | Full-time | Posted 2 days ago | Job ID 4711
Save this job
Apply now

Our trains report their position every second, and you make sure that nobody waits for it. We run 340 services for six rail companies from two data centres.

Your role

You keep the services running and write down what you learned when one of them failed. On-call duty is shared by nine people, so your turn comes every ninth week. You need to explain an outage to people who have never seen a server.

What we offer

- 30 days of holiday
- A four-day week

A night on call is followed by a free day, because tired people make mistakes. Salaries are public inside the company and start at £58,000.

How to apply

Send us three lines about an outage that you will not forget. A cover letter is not needed.

Apply now
Share this job`,
  },
  {
    genre: "study summary",
    language: "en",
    headings: [],
    furniture: ["Download", "doi", "Cite this", "Related articles", "Accept", "Log in", "Photo:"],
    text: `Log in

Photo: University of Granby

The four-day week in small companies: summary of a study

Authors: L. Okafor, J. Brandt
Cite this article

Researchers at the University of Granby followed 61 small companies that shortened the week to four days for a year. Revenue stayed the same on average, while sick days fell by 28 percent.

Not every trade gained from it: in shops and care homes the remaining days became longer and harder. Autonomy means that a team decides for itself which day is free, and it turned out to be the strongest factor. Teams with a fixed free day reported twice as many conflicts as teams that chose their own.

The authors warn against quick conclusions, since only companies that had volunteered took part. Does the effect last when the novelty is gone? A second survey is planned for next year.

Download the full report (PDF, 2.3 MB)
doi: 10.1234/granby.2026.17
Related articles

Accept all cookies`,
  },
];
