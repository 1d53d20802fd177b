/** Open layers, which get all keys. */
export const OPEN_OVERLAYS = "[role=dialog], [role=alertdialog], [role=menu], [role=listbox], dialog[open]";
