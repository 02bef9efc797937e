/** Replaces ASCII quotation marks, apostrophes, ellipses and dashes with typographic ones. */
export function typeset(text: string): string {
  return text
    .replace(/\.\.\./g, '…')
    .replace(/(?<=\w) ?-{2,3} ?(?=\w)/g, ' — ')
    .replace(/(^|[\s(—[])"/g, '$1“')
    .replace(/"/g, '”')
    .replace(/(?<=[\p{L}\p{N}⟧])'(?=[\p{L}])/gu, '’')
    .replace(/(^|[\s(—[“])'(?=[\p{L}⟦])/gu, '$1‘')
    .replace(/'/g, '’');
}
