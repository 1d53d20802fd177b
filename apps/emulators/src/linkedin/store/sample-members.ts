import type { Member } from "../model/entities";

const member = (
  sub: string,
  given_name: string,
  family_name: string,
  headline: string,
  email: string | null,
): Member => ({
  sub,
  given_name,
  family_name,
  email,
  headline,
  picture: true,
  verified: false,
  restricted: false,
});

/** The members who exist from the start. One shares no email address, as some members do. */
export const sampleMembers = (): Member[] => [
  member(
    "jB7k2QpXa9",
    "Jana",
    "Beispiel",
    "Product lead, writes about calm software",
    "jana.beispiel@example.com",
  ),
  member("mR4tZ81LsQ", "Jörg", "Müßig", "Agile coach and reluctant early riser", "joerg.muessig@example.com"),
  member("sA3vN6yHe0", "Søren", "Ægir", "Founder of a sailing school", "soren.aegir@example.com"),
  member("zL9cW5dKo2", "Zoë", "Çelik-O’Neill", "Brand strategist", "zoe.celik@example.com"),
  member("pT1xG8bUi7", "Nguyễn Thị", "Phương", "Data engineer", "phuong.nguyen@example.com"),
  member("kF6mE0wRj4", "Łukasz", "Żółw", "Sales, hardware side", null),
  {
    ...member("aV2hS7nCq5", "Ada", "Okonkwo", "Engineering manager", "ada.okonkwo@example.com"),
    eea: false,
  },
];
