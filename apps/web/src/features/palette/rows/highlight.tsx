/** A text in which the first place of what is searched for stands out. */
export function Highlight({ text, search }: { text: string; search: string }) {
  const lower = text.toLowerCase();
  const start = search === "" ? -1 : lower.indexOf(search.toLowerCase());
  // Where small letters take another length the places differ.
  if (start < 0 || lower.length !== text.length) return text;
  const end = start + search.length;
  return (
    <>
      {text.slice(0, start)}
      <b className="font-semibold">{text.slice(start, end)}</b>
      {text.slice(end)}
    </>
  );
}
