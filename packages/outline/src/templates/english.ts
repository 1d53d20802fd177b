import type { OutlineTemplates } from "./outline-templates";

export const english: OutlineTemplates = {
  hooks: {
    casual: {
      visibility: "Let's talk about this for a minute: {topic}.",
      expertise: "{topic}: what does it look like from up close?",
      discussion: "{topic}: does everyone see it the same way?",
      business: "{topic}: what does that mean for the budget?",
    },
    professional: {
      visibility: "Worth a closer look: {topic}.",
      expertise: "{topic}: what does it come down to in practice?",
      discussion: "{topic}: there is more than one sound position on that.",
      business: "{topic}: what does it cost, and what does it bring?",
    },
    emotional: {
      visibility: "{topic}: there are people behind it, and that is easy to forget.",
      expertise: "{topic}: what does it take besides knowledge?",
      discussion: "{topic}: this leaves few people cold, and that is a good reason to talk about it.",
      business: "{topic}: how much trouble could be saved here?",
    },
    provocative: {
      visibility: "{topic}: most posts about this say the same thing.",
      expertise: "{topic}: which mistake do even experts make here?",
      discussion: "{topic}: perhaps we are asking the wrong questions.",
      business: "{topic}: doing nothing has its price, too, even if it never shows up on an invoice.",
    },
  },
  otherHooks: {
    visibility: [
      "{topic}: what should people know about this?",
      "{topic}, in a few sentences and without the jargon.",
    ],
    expertise: [
      "{topic}: what separates a good answer from a quick one?",
      "{topic}: which question comes first here?",
    ],
    discussion: [
      "{topic}: where do you stand on this?",
      "{topic}: reasonable people can disagree about this.",
    ],
    business: [
      "{topic}: what does it change in day-to-day business?",
      "{topic}: what should be settled before money goes into it?",
    ],
  },
  body: {
    story: {
      sentences: [
        "It began on an ordinary day: [… where and when, and who was there].",
        "Then something did not go as planned: [… what went wrong, in one sentence].",
        "The first attempt to put it right fell short: [… what was tried, and why it was not enough].",
        "One decision made the difference: [… who decided what, and when].",
        "The result can be put in one figure: [… your figure, before and after].",
        "It came at a cost: [… the time, the money or the nerves].",
        "What those involved say today: [… one sentence in their own words].",
      ],
      order: [0, 1, 3, 4, 2, 5, 6],
      bullets: 0,
    },
    tips: {
      sentences: [
        "Settle this first: [… what has to be clear before anyone starts].",
        "Start small: [… a first step that takes a day or less].",
        "Keep an eye on one figure: [… which one, and how often].",
        "Ask early: [… whom, and what exactly].",
        "Plan for the time after the start: [… who keeps at it, and how].",
        "What it takes is easy to count: [… the hours or the money].",
        "What it saves is, too: [… your figure after three months].",
      ],
      order: [0, 1, 2, 3, 4, 5, 6],
      bullets: 5,
    },
    article: {
      sentences: [
        "What it is about: [… the core in one sentence, without jargon].",
        "What has changed: [… a development of the last twelve months, with its source].",
        "Who is affected most: [… which people, and how they notice it].",
        "What is known: [… two facts with their sources].",
        "What is still open: [… a question that nobody can answer yet].",
        "What speaks against it: [… the strongest objection].",
        "What is often confused: [… a common mistake about it].",
      ],
      order: [0, 2, 1, 3, 4, 5, 6],
      bullets: 0,
    },
    opinion: {
      sentences: [
        "The claim: [… your claim in one sentence].",
        "The reason that carries most weight: [… your reason, with a source].",
        "What people notice of it at work: [… a moment of an ordinary day].",
        "The strongest objection: [… what the other side would say].",
        "The answer to it: [… why the claim still holds].",
        "Where the claim does not hold: [… the exception].",
        "What would have to change: [… one thing, and who could do it].",
      ],
      order: [0, 1, 3, 4, 2, 5, 6],
      bullets: 0,
    },
    learning: {
      sentences: [
        "The question at the beginning: [… what you wanted to find out].",
        "What raised doubts: [… the moment when the plan no longer fitted].",
        "What did not work: [… the result that nobody had hoped for].",
        "One attempt made it plain: [… your example with one figure].",
        "What worked better: [… the change, and what it brought].",
        "Why that is so: [… your explanation in one sentence].",
        "What is still unclear: [… the next open question].",
      ],
      order: [0, 4, 2, 3, 1, 5, 6],
      bullets: 0,
    },
  },
  personal: {
    story: [
      "How I experienced it: [… your situation: where, when and with whom].",
      "What went through my mind: [… your honest reaction in half a sentence].",
      "What I have done differently since: [… your habit or decision].",
    ],
    tips: [
      "What has worked for me: [… your own tip, with one figure].",
      "What I would not do again: [… your mistake, and what it cost].",
      "What saves me the most time today: [… your one step].",
    ],
    article: [
      "Where I come across it: [… your project or task].",
      "The figure I look at first: [… your figure, and where it comes from].",
      "My conclusion so far: [… your advice in one sentence].",
    ],
    opinion: [
      "My own experience with it: [… your case, with a place and a time].",
      "What still makes me doubt: [… your strongest counterargument].",
      "What I do about it myself: [… your next step].",
    ],
    learning: [
      "What I used to believe: [… your assumption from back then].",
      "What changed my mind: [… your experience, conversation or result].",
      "What I do differently today: [… your habit or decision].",
    ],
  },
  examples: {
    story: "One sentence sums it up: [… your lesson, if possible with an example].",
    tips: "In practice that looks like this: [… your example with one figure].",
    article: "One figure shows the scale: [… your figure and its source].",
    opinion: "One case speaks for itself: [… your example with one figure].",
    learning: "What others can take from it: [… your advice for next week].",
  },
  more: [
    "How much time it gets today: [… your hours in a week].",
    "What people disagree about: [… the point that has to be settled].",
    "What should stay as it is: [… what works, and why].",
  ],
  calls: {
    comment: {
      casual: "Drop a line in the comments: how do you handle it?",
      professional: "Your view is welcome in the comments.",
      emotional: "If you know this from your own work, say so in the comments.",
      provocative: "If you see it differently, say so in the comments.",
    },
    discussion: {
      casual: "What is your take, and where do you disagree?",
      professional: "Which position do you take, and what speaks for it?",
      emotional: "Which part of it concerns you most?",
      provocative: "Who here holds the opposite view, and why?",
    },
  },
  audience: "; audience: {audience}",
  quote: "One sentence to start from{link}: {quote}",
  source: "The sentence is quoted from this page{link}.",
  short: {
    open: "{topic}{source}: what matters most is [… your point in half a sentence].",
    openQuote:
      "{topic}: what matters most is [… your point in half a sentence], and a source adds{link}: {quote}",
    personal: "{topic}{source}: in my own work that means [… your experience in half a sentence].",
    personalQuote: "{topic}: my view is [… your view in half a sentence], and a source says{link}: {quote}",
  },
  quotes: ["“", "”"],
  noTopic: "[… your topic]",
};
