import type { OutlineTemplates } from "./outline-templates";

export const english: OutlineTemplates = {
  hooks: {
    casual: {
      visibility: "Let's talk about {topic} for a minute.",
      expertise: "Here is how {topic} looks from up close.",
      discussion: "Quick question about {topic}: does everyone see it the same way?",
      business: "If {topic} is on your list this quarter, this post may save you some time.",
    },
    professional: {
      visibility: "{topic} deserves a closer look.",
      expertise: "With {topic}, a few early decisions shape the result.",
      discussion: "There is more than one sound position on {topic}.",
      business: "{topic} is worth the effort when it solves a problem that costs money today.",
    },
    emotional: {
      visibility: "Behind {topic} there are people, and that is easy to forget.",
      expertise: "{topic} takes patience, and it is the small steps that count.",
      discussion: "{topic} leaves few people cold, and that is a good reason to talk about it.",
      business: "Nobody should have to lose sleep over {topic}.",
    },
    provocative: {
      visibility: "Most posts about {topic} say the same thing.",
      expertise: "When {topic} goes wrong, the tools are rarely to blame.",
      discussion: "Perhaps we are asking the wrong questions about {topic}.",
      business: "Doing nothing about {topic} has its price too, it just never shows up on an invoice.",
    },
  },
  otherHooks: {
    visibility: [
      "What should people know about {topic}?",
      "{topic}, in a few sentences and without the jargon.",
    ],
    expertise: [
      "With {topic}, what separates a good answer from a quick one?",
      "One question settles many debates about {topic}: what is it for?",
    ],
    discussion: ["Where do you stand on {topic}?", "Reasonable people can disagree about {topic}."],
    business: [
      "What does {topic} change in day-to-day business?",
      "Before money goes into {topic}, one question is worth asking.",
    ],
  },
  body: {
    story: {
      sentences: [
        "It usually starts small: a task takes a little longer every week, and nobody mentions it.",
        "Then comes the point where carrying on costs more than changing course.",
        "With {topic}, that turning point is rarely a big decision.",
        "More often it is one honest conversation about what is not working.",
        "What follows is unspectacular: one change, a few weeks of trying it out, then a second look.",
        "The lesson is easy to say and hard to keep up: name the problem first, then choose the solution.",
        "Everything else follows from there.",
      ],
      order: [0, 1, 5, 4, 2, 3, 6],
      bullets: 0,
    },
    tips: {
      sentences: [
        "Agree on what {topic} is meant to achieve before anyone talks about tools.",
        "Start with one small case that can be finished within two weeks.",
        "Write down what you expect, so that you can tell afterwards whether it worked.",
        "Ask the people who work with it every day, and ask them early.",
        "Decide who keeps at it once the first excitement is over.",
        "None of this needs a large budget.",
        "It takes an hour, a calendar entry and someone who feels responsible.",
      ],
      order: [0, 1, 2, 3, 4, 5, 6],
      bullets: 5,
    },
    article: {
      sentences: [
        "At its core, {topic} is a trade-off: effort today against benefit tomorrow.",
        "The effort is visible from day one, while the benefit often takes months to show.",
        "That is why early figures say less than the direction in which they move.",
        "Three points help to keep an overview: the goal, the people affected and the cost of doing nothing.",
        "The goal decides which details matter and which can wait.",
        "The people affected know best where things get stuck.",
        "And the cost of doing nothing is missing from most plans.",
      ],
      order: [0, 3, 1, 4, 5, 6, 2],
      bullets: 0,
    },
    opinion: {
      sentences: [
        "The claim: {topic} should be judged by what changes for the people who work with it.",
        "The reason: goals that only look good on slides are forgotten within months.",
        "What people notice in their working day stays.",
        "The strongest objection is that this is hard to measure.",
        "That is true, but it does not turn the convenient figures into the right ones.",
        "A fair test is one simple question, asked every month: what is better now than before?",
        "Whoever can answer it with an example is on the right track.",
      ],
      order: [0, 1, 3, 4, 2, 5, 6],
      bullets: 0,
    },
    learning: {
      sentences: [
        "The first thing to learn about {topic} is which questions to ask.",
        "A good one is this: what would we see in three months if it worked?",
        "The second is to keep what is known apart from what is merely assumed.",
        "Assumptions are fine as long as they are written down and checked.",
        "The third is to stop in good time when the facts say so.",
        "Stopping is not failing, it makes room for what does work.",
        "A short note after each attempt is enough to keep what was learned.",
      ],
      order: [0, 2, 4, 6, 1, 3, 5],
      bullets: 0,
    },
  },
  personal: {
    story: [
      "In my case it began like this: [… your situation: where, when and with whom].",
      "The turning point came when [… your turning point, and what you decided].",
      "What I took away from it: [… your lesson in one sentence].",
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
      "My position: [… your claim in one sentence].",
      "I see it this way because [… your experience with it].",
      "What speaks against it, in my view: [… your strongest counterargument].",
    ],
    learning: [
      "What I used to believe: [… your assumption from back then].",
      "What changed my mind: [… your experience, conversation or result].",
      "What I do differently today: [… your habit or decision].",
    ],
  },
  examples: {
    story: "One case shows it: [… your example, with a place and a time].",
    tips: "In practice that looks like this: [… your example with one figure].",
    article: "One figure shows the scale: [… your figure and its source].",
    opinion: "The best case for it: [… your example with one figure].",
    learning: "One attempt made it plain: [… your example with one figure].",
  },
  more: [
    "A look at the calendar shows whether the topic really gets the time it needs.",
    "If two people describe the goal differently, that is the first thing to settle.",
    "It is also worth noting down what should deliberately stay as it is.",
  ],
  calls: {
    comment: {
      casual: "Drop a line in the comments: how do you handle it?",
      professional: "Your view is welcome in the comments.",
      emotional: "If this feels familiar, feel free to say so in the comments.",
      provocative: "If you see it differently, say so in the comments.",
    },
    discussion: {
      casual: "What is your take, and where do you disagree?",
      professional: "Which position do you take, and what speaks for it?",
      emotional: "What is on your mind most when you think about it?",
      provocative: "Who here holds the opposite view, and why?",
    },
  },
  audience: {
    phrase: "This is written for {audience}.",
    description: "Who this is for: {audience}.",
    before: "For {audience}: ",
  },
  quote: "One sentence to start from{link}: {quote}",
  short: {
    open: "{topic} comes down to one point: [… your point in one sentence].",
    openQuote: "On {topic}, [… your point in half a sentence], and a source adds{link}: {quote}",
    personal: "{topic}, from my own work: [… your experience in one sentence].",
    personalQuote:
      "My view on {topic}, [… your view in half a sentence], next to that of a source{link}: {quote}",
  },
  quotes: ["“", "”"],
  noTopic: "[… your topic]",
};
