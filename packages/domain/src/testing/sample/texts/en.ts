import type { SampleTexts } from "../sample-texts";

export const EN: SampleTexts = {
  posts: {
    launch: {
      text: "We moved a launch by nine days. It was the best decision of the quarter.\n\nThree people had said “not ready” in three different meetings. Nobody had put the three sentences side by side.\n\nNow we do, every Thursday, on one page.",
      hashtags: ["ProductManagement", "Leadership"],
    },
    meeting: {
      text: "We ended our Monday status meeting in March.\n\nWhat replaced it: four lines each, in writing, before ten.\nWhat we got back: 31 hours a week, and better questions.",
      hashtags: ["RemoteWork"],
    },
    hiring: {
      text: "I have read 212 applications this month. The ones I remember have one thing in common:\n\nthey tell me what the person decided, not what the team did.",
      hashtags: ["Hiring", "Career"],
    },
    docs: {
      text: "A page of documentation that nobody has opened for a year is not documentation. It is storage.\n\nWe deleted 40 % of ours. One question came up since.",
      hashtags: ["Engineering"],
    },
    onCall: {
      text: "Our on-call week used to be a rota. Now it is a role.\n\nWhoever has it does nothing else: no roadmap, no reviews, only what hurts customers today.\n\nAlerts fell from 70 a week to 11.",
      hashtags: ["Engineering", "Leadership"],
    },
    roadmap: {
      text: "“Where is the roadmap?” is rarely a question about the roadmap.\n\nMost of the time it means: I do not know whether my topic matters to you. Answer that first.",
    },
    webinar: {
      text: "Today at noon: how we plan a quarter in two afternoons. Bring the worst plan you ever made, I’ll bring mine.",
    },
    decisions: {
      text: "We write down every decision that two people could remember differently.\n\nOne page: what we chose, what we left out, what would make us change our mind.\n\nIt takes ten minutes. It has saved us three reorganisations of the same thing.",
      hashtags: ["Leadership"],
    },
    interview: {
      text: "My favourite interview question this year: “What did you stop doing in your last job, and how did you notice that you could?”",
      hashtags: ["Hiring"],
    },
    metrics: {
      text: "Five dashboards, one number that anybody acts on.\n\nWe kept the number and switched the rest off for a month. Two came back.",
      hashtags: ["ProductManagement"],
    },
    review: {
      text: "A good code review asks one question: will the next person find their way?\n\nEverything else a machine can check.",
      hashtags: ["Engineering"],
    },
    team: {
      text: "We are looking for a product designer in Berlin or anywhere with four hours of overlap. Ask me anything about the team, also the uncomfortable things.",
      hashtags: ["Hiring"],
    },
    talk: {
      text: "Next week I’ll talk about plans that survive contact with January. Slides come here first, with everything that did not work.",
    },
    thanks: {
      text: "Ten thousand people read along here now. Thank you for every comment that began with “I see that differently”.",
    },
    quiet: { text: "What I learned from two weeks without a single meeting:" },
    budget: { text: "Budgets are forecasts that somebody signed. A note on how we separate the two." },
    firstWeek: {
      text: "The first week decides more than the first hundred days. Our list for Monday to Friday:",
    },
  },
  topics: [
    {
      title: "The question that ended a deadlock",
      angle: "Two teams, one argument, and what was asked in the end",
      keywords: ["leadership", "decisions"],
    },
    {
      title: "A feature that we removed",
      angle: "How we told the 4 % who used it",
      keywords: ["product"],
    },
    {
      title: "Writing instead of meeting",
      angle: "What does not work in writing, honestly",
      keywords: ["remote work", "writing"],
    },
    {
      title: "The handover nobody prepared",
      angle: "A holiday, an outage, and a checklist since",
      keywords: ["engineering"],
    },
  ],
};
