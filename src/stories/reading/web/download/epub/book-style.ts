/** The style sheet of the book. Colors, and the default font, are left to the reading app. */
export const BOOK_STYLE = `@page { margin: 1.2em; }
body { margin: 0 5%; line-height: 1.6; font-family: "Andika", "Atkinson Hyperlegible", sans-serif; }
h1, h2 { font-family: "Fraunces", Georgia, serif; font-weight: normal; line-height: 1.15; text-align: center; hyphens: none; -webkit-hyphens: none; }
h1 { font-size: 2.2em; margin: 0 0 0.6em; }
p { margin: 0 0 0.8em; text-align: left; hyphens: none; -webkit-hyphens: none; widows: 2; orphans: 2; }
figure { margin: 0 0 1em; text-align: center; page-break-inside: avoid; break-inside: avoid; }
img { max-width: 100%; max-height: 70vh; width: auto; height: auto; }
.number { font-size: 0.85em; opacity: 0.7; margin: 0 0 1em; }
.front, .end { text-align: center; margin-top: 22%; }
.front p, .end p { text-align: center; }
.for { font-size: 1.2em; }
.end h2 { font-size: 2em; font-style: italic; margin: 0 0 0.6em; }
.imprint { margin-top: 3em; opacity: 0.7; }
.-epub-media-overlay-active { background-color: #fbe3ae; color: #2a2733; }
`;
