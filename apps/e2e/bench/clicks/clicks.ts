export type MeasuredClick = {
  name: string;
  /** The element that is clicked. */
  target: string;
  /** The element that is there when the click has done its work, as CSS alone. */
  content: string;
  /** Whether Escape closes what it opened. */
  closes?: true;
};

const inNavigation = (path: string) => `nav a[href="${path}"]:visible`;

/** A walk through the product, which ends where it began. */
export const CLICKS: MeasuredClick[] = [
  { name: "Calendar", target: inNavigation("/app/content/calendar"), content: "#main [role=grid]" },
  { name: "Posts", target: inNavigation("/app/posts"), content: "#main [data-post-link]" },
  { name: "Analytics", target: inNavigation("/app/analytics"), content: "#main svg text" },
  { name: "Ideas", target: inNavigation("/app/content/bookmarks"), content: "#main [data-testid=bookmark]" },
  {
    name: "Recently deleted",
    target: '#main [role=tab] >> text="Recently deleted"',
    content: '#main [role=tab][data-state=active][id$="removed"]',
  },
  {
    name: "New post",
    target: '[href="/app/content/create"]:visible',
    content: "#main [data-testid=post-text]",
  },
  {
    name: "the assistant's tab",
    target: '#main [role=tab] >> text="AI Assistant"',
    content: "#main [data-step-heading]",
  },
  {
    name: "Search or do anything",
    target: '[aria-keyshortcuts*="K"]:visible',
    content: "[role=dialog] [role=combobox]",
    closes: true,
  },
  {
    name: "the bell",
    target: "header button[aria-haspopup=dialog]:visible, button[aria-haspopup=dialog]:visible",
    content: "[data-state=open][role=dialog], [role=dialog]",
    closes: true,
  },
  { name: "Today", target: inNavigation("/app"), content: "#main [data-testid=next-countdown]" },
];
