const IRREGULAR: Readonly<Record<string, string>> = {
  beat: 'beaten',
  begin: 'began begun',
  bite: 'bit bitten',
  bleed: 'bled',
  blow: 'blew blown',
  break: 'broke broken',
  bring: 'brought',
  burn: 'burnt',
  buy: 'bought',
  choose: 'chose chosen',
  die: 'dying',
  do: 'does did done',
  draw: 'drew drawn',
  drink: 'drank',
  drive: 'drove driven',
  eat: 'ate eaten',
  fall: 'fell fallen',
  feel: 'felt',
  fight: 'fought',
  find: 'found',
  get: 'got gotten',
  give: 'gave given',
  go: 'went gone goes',
  grow: 'grew grown',
  hang: 'hung',
  hide: 'hid hidden',
  hold: 'held',
  keep: 'kept',
  leave: 'left',
  lie: 'lying',
  light: 'lit',
  lose: 'lost',
  make: 'made',
  meet: 'met',
  pay: 'paid',
  rip: '',
  run: 'ran',
  say: 'said',
  see: 'saw seen',
  sell: 'sold',
  send: 'sent',
  shoot: 'shot',
  slay: 'slew slain',
  sleep: 'slept',
  speak: 'spoke spoken',
  spend: 'spent',
  spit: 'spat',
  steal: 'stole stolen',
  stick: 'stuck',
  swim: 'swam',
  swing: 'swung',
  take: 'took taken',
  teach: 'taught teaches',
  tear: 'tore torn',
  tell: 'told',
  think: 'thought',
  throw: 'threw thrown',
  understand: 'understood',
  wear: 'wore worn',
  write: 'wrote written',
};

/** The forms of an entry: the word itself, and with a leading `~` also its plural and tenses. Some generated forms are not real words. */
export function formsOf(entry: string): readonly string[] {
  if (!entry.startsWith('~')) return [entry];
  const word = entry.slice(1);
  const stem = word.endsWith('e') ? word.slice(0, -1) : word;
  const doubled = /[^aeiou][aeiou][bdgklmnprt]$/.test(word) ? `${word}${word.at(-1)}` : stem;
  const past = word.endsWith('y') && !/[aeiou]y$/.test(word) ? `${word.slice(0, -1)}ied` : `${doubled}ed`;
  const many = /(?:[sxz]|ch|sh)$/.test(word)
    ? `${word}es`
    : /[^aeiou]y$/.test(word)
      ? `${word.slice(0, -1)}ies`
      : `${word}s`;
  const others = (IRREGULAR[word] ?? '').split(' ').filter((form) => form !== '');
  return [...new Set([word, many, past, `${doubled}ing`, `${stem}ing`, `${stem}ed`, ...others])];
}
