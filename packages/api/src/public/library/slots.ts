import { getSlots } from "@takt/domain/slots/get-slots";
import { HOLIDAY_REGIONS } from "@takt/domain/slots/model/holiday-region";
import { WEEKDAYS } from "@takt/domain/slots/model/weekly-slot";
import { findNextFreeSlots } from "@takt/domain/slots/next-free-slots";
import { z } from "zod";
import { operation } from "../operation";
import { schedule } from "../shapes/post";
import { toZoned } from "../shapes/time";

/** The number of free slots that are listed at most. */
const MAX_FREE_SLOTS = 20;

const weeklySlots = z
  .strictObject({
    zone: z
      .string()
      .meta({ description: "The IANA time zone of the key's maker.", example: "Europe/Berlin" }),
    slots: z.array(
      z.strictObject({
        weekday: z.literal(WEEKDAYS).meta({ description: "1 is Monday, 7 Sunday." }),
        time: z.string().meta({ description: "The wall time.", example: "09:00" }),
      }),
    ),
    areChosen: z.boolean().meta({ description: "False: nothing was chosen, and these are the usual ones." }),
    holidayRegion: z
      .enum(HOLIDAY_REGIONS)
      .nullable()
      .meta({ description: "Its public holidays are left out." }),
    quietHours: z
      .strictObject({ from: z.string(), to: z.string() })
      .nullable()
      .meta({ description: "Wall times between which slots are left out." }),
  })
  .meta({
    id: "WeeklySlots",
    example: {
      zone: "Europe/Berlin",
      slots: [{ weekday: 2, time: "09:00" }],
      areChosen: true,
      holidayRegion: "DE-BE",
      quietHours: { from: "22:00", to: "07:00" },
    },
  });

const freeSlots = z.strictObject({ slots: z.array(schedule) }).meta({
  id: "FreeSlots",
  example: {
    slots: [{ at: "2027-01-19T09:00:00+01:00", wall: "2027-01-19T09:00", zone: "Europe/Berlin" }],
  },
});

const list = operation({
  id: "getWeeklySlots",
  tag: "Library",
  method: "get",
  path: "/slots",
  summary: "Get the weekly slots of the key's maker",
  scope: "library:read",
  act: "content.read",
  status: 200,
  response: weeklySlots,
  errors: [],
  async run({ deps, caller: { actor } }) {
    return { body: { zone: actor.zone, ...(await getSlots(deps, actor)) } };
  },
});

const free = operation({
  id: "listFreeSlots",
  tag: "Library",
  method: "get",
  path: "/slots/free",
  summary: "List the next free slots",
  description:
    "The soonest first. None is held for you: scheduling with `next-free-slot` takes the first that is free then.",
  scope: "library:read",
  act: "content.read",
  query: z.object({ limit: z.coerce.number().int().min(1).max(MAX_FREE_SLOTS).default(5) }),
  status: 200,
  response: freeSlots,
  errors: [],
  async run({ deps, caller }, { query }) {
    const slots = await findNextFreeSlots(deps, caller.actor, { count: query.limit });
    return { body: { slots: slots.map(({ at, wall, zone }) => ({ at: toZoned(at, zone), wall, zone })) } };
  },
});

export const SLOTS = [list, free];
