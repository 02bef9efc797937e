/** The pages that carry a topic, in every board book. */
export const START: readonly string[] = [
  '{start} [{tiny_hey}|Oh dear], said the {tiny_beast}. {cry}',
  '{tiny_step}! And then, {inC}: {start} {cry}',
  '{tiny_hey}! {start} {cry}',
  '{P} [had|saw|sat on] a {tiny_tint} {tiny_thing}. {start} {cry}',
  'By {tiny_guest} they sat. {start} {cry}',
  '“What is it?” said {tiny_guest}. {start} {cry}',
  '{start} {cry} “[Oh|Hm|Eek],” said {tiny_guest}.',
];

export const WRONG: readonly string[] = [
  '{wrong} {cry} [Far off|Not far off|Over the hill|Up in the sky], {tiny_guest} heard it too.',
  '{wrong} {P} [looked on|said, “Oh, {H}!”|put up one {limb}|let the {tiny_thing} drop]. {cry}',
  '{wrong} {cry} [Bump|Thump|Clang|Plop], went the {tiny_tint} {tiny_thing}.',
  '{wrong} {tiny_hey}, said {tiny_guest}, and [hid|ran|sat down|went pink]. {cry}',
  '{wrong} The {tiny_thing} fell on the {tiny_thing}. {cry}',
  '{wrong} {cry} No one [spoke|sang|ate the {tiny_food}]. Not the {tiny_beast}. Not the {tiny_beast}.',
];

export const SAD: readonly string[] = [
  '{sad} [Oh dear, {H}|Poor {H}|Sniff, went {H}]. [{P} was sad too|The sky went grey|Drip went the {tiny_thing}|Sniff, went the {tiny_beast}].',
  '{sad} A tear ran down and fell on a {tiny_look} {tiny_beast}. “[Is it rain|Oh|Hello],” said the {tiny_beast}.',
  '{sad} [The sun went in|It was cold {inC}|The {tiny_thing} fell over|Even the {tiny_food} was sad]. {tiny_hey}, {H}.',
  '{sad} {P} came [up close|and sat|with a {tiny_thing}|with a {tiny_food}]. “[Oh dear|There, there|Oh, {H}],” said {P}.',
  '{sad} Past went {tiny_guest}, and [did not stop|did not sing|shut one eye]. [No hop|No skip], no {tiny_food}, no song.',
  '{sad} {H} sat {tiny_spot}. So did {P}. So did {tiny_guest}.',
];

export const HELP: readonly string[] = [
  '{help} “{song}”',
  '{help} [And the {tiny_beast} sang|So sang the {tiny_thing}|They sang it, low], “{song}”',
  '{tiny_hey}! {help} “{song}”',
  '{help} {H} [sat up|looked up|had a sip|wiped {his} nose on a {tiny_thing}]. “{song}”',
];

export const SEEN: readonly string[] = [
  'Then who came by? {tiny_guest}! It gave a [nod|wink|wave|hop|{tiny_food}]. “{song}”',
  'A {tiny_look} {tiny_beast} had seen it all. It came [up close|out to look|down the hill|with a {tiny_thing}]. “{song}”',
  '[Up|Out|Along|Over] came {tiny_guest}, and sat by {H}. {tiny_step}. “{song}”',
  'Who sang with them? The {tiny_beast}, {tiny_spot}, and the {tiny_look} {tiny_beast}. “{song}”',
  '{P} sang it to {tiny_guest}. The {tiny_beast} sang it to the {tiny_thing}. “{song}”',
];

export const ACT: readonly string[] = [
  '{act} “{song}”',
  '{act} {P} [held on tight|looked on|said, “Go on”|held the {tiny_thing}]. “{song}”',
  '{tiny_hey}! {act} “{song}”',
  'One breath, like a {tiny_look} {tiny_beast}. {act} “{song}”',
  '{act} {tiny_step}! “{song}”',
];

export const GOOD: readonly string[] = [
  '{good} {tiny_step}! “{song}”',
  '{good} {tiny_guest} came to see. “{song}”',
  '{good} {P} did a [spin|flip|jig|hop|roll], with a {tiny_thing} on top. “{song}”',
  '{good} [Clap, clap, went|Hooray, said|Yes, yes, said] {tiny_guest}. “{song}”',
  '{good} They had a {tiny_food} each, and the {tiny_beast} had [two|ten|the rest]. “{song}”',
];
