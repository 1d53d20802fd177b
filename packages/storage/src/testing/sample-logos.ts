const NS = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';

/** A logo of 400 by 100 with this inside. */
export const svg = (inside: string, attributes = 'viewBox="0 0 400 100"') =>
  `<svg ${NS} ${attributes}>${inside}</svg>`;

/** A red square on the left. */
export const RED = '<rect width="100" height="100" fill="#f00"/>';

/** As Illustrator exports it, with the doctype of older versions: a red square, and a blue circle clipped in half. */
export const ILLUSTRATOR = `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator 27.5.0, SVG Export Plug-In . SVG Version: 6.00 Build 0)  -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg version="1.1" id="Ebene_1" ${NS} x="0px" y="0px" viewBox="0 0 400 100"
  style="enable-background:new 0 0 400 100;" xml:space="preserve">
<style type="text/css">
  @import url("https://fonts.example/a.css");
  @font-face { font-family: "A"; src: url(https://fonts.example/a.woff); }
  .st0{fill:#FF0000;}
  .st1,.st2{clip-path:url(#SVGID_00000_);fill:#0000FF;}
  .st1:hover{fill:#00FF00;}
</style>
<metadata><sfw xmlns="ns_sfw;"><slices/><text>1</text></sfw></metadata>
<g id="Ebene"><path class="st0" d="M0,0h100v100H0V0z"/>
  <defs><rect id="SVGID_1_" x="300" y="0" width="50" height="100"/></defs>
  <clipPath id="SVGID_00000_"><use xlink:href="#SVGID_1_" style="overflow:visible;"/></clipPath>
  <circle class="st1" cx="350" cy="50" r="50"/></g>
</svg>`;

/** As Inkscape saves it: a gradient that names another one, a transform, and its own elements and attributes. */
export const INKSCAPE = `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with Inkscape (http://www.inkscape.org/) -->
<svg width="400mm" height="100mm" viewBox="0 0 400 100" version="1.1" id="svg5"
   inkscape:version="1.2.2 (b0a8486541, 2022-12-01)" sodipodi:docname="logo.svg"
   xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
   xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"
   xmlns:xlink="http://www.w3.org/1999/xlink" xmlns="http://www.w3.org/2000/svg" xmlns:svg="http://www.w3.org/2000/svg">
  <sodipodi:namedview id="namedview7" pagecolor="#ffffff" inkscape:pageopacity="0.0"><inkscape:grid id="g"/></sodipodi:namedview>
  <defs id="defs2">
    <linearGradient inkscape:collect="always" id="linearGradient1"><stop style="stop-color:#ff0000;stop-opacity:1;" offset="0"/>
      <stop style="stop-color:#ff0000" offset="1"/></linearGradient>
    <linearGradient xlink:href="#linearGradient1" id="linearGradient2" x1="0" x2="100" gradientUnits="userSpaceOnUse"/>
    <filter id="unused"><feGaussianBlur stdDeviation="2"/></filter>
  </defs>
  <g inkscape:label="Ebene 1" inkscape:groupmode="layer" id="layer1" transform="translate(-10,-10)">
    <path style="fill:url(#linearGradient2);stroke:none;stroke-dasharray:none;-inkscape-stroke:none" d="M 10,10 h 100 v 100 h -100 z"
      transform="matrix(1,0,0,1,0,0)" sodipodi:nodetypes="ccccc"/>
    <ellipse style="fill:#0000ff" cx="360" cy="60" rx="50" ry="50"/>
  </g>
</svg>`;

/** Logos with parts that are left out, and the red square that stays. */
export const HARMLESS_LOGOS: [name: string, content: string][] = [
  ["a script", svg(`<script>alert(1)</script><script xlink:href="https://example.com/a.js"/>${RED}`)],
  ["event handlers", svg(`<g onclick="alert(1)">${RED}</g>`, 'viewBox="0 0 400 100" onload="alert(1)"')],
  [
    "animation",
    svg(`<rect width="100" height="100" fill="#f00"><animate attributeName="x" to="400"/></rect>`),
  ],
  ["processing instructions", `<?xml-stylesheet href="https://example.com/a.css"?>${svg(RED)}`],
  ["a link", svg(`<a xlink:href="javascript:alert(1)">${RED}</a>`)],
  [
    "a copy of another file",
    svg(`<use xlink:href="https://example.com/a.svg#a"/><use href="file:///a#b"/>${RED}`),
  ],
  ["an external paint", svg(`<g style="fill:url(https://example.com/a#b)">${RED}</g>`)],
  ["an escaped paint", svg(`<g style="fill:u\\72l(//example.com/a)">${RED}</g>`)],
  ["an unused pattern", svg(`<pattern id="p"/>${RED}`)],
  ["a byte order mark", `\ufeff${svg(RED)}`],
];
