/** Pages as pools to draw from; `{start}`, `{wrong}` … are the topic's own lines, `{cry}` and `{song}` its refrains. */
export type BoardBook = readonly (readonly string[])[];
