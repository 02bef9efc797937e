import type { Theme } from '../contract.ts';
import { THEMES } from '../contract.ts';
import { randomFrom } from '../random.ts';

const WORDS: Readonly<Record<Theme, RegExp>> = {
  dinosaurs: /\b(?:dino\w*|t-?rex|triceratops|raptors?|jurassic|fossils?)\b/i,
  dragons: /\bdragons?\b/i,
  pirates: /\b(?:pirates?|treasure maps?|buccaneers?)\b/i,
  robots: /\b(?:robots?|machines?|inventions?|inventors?|gadgets?|coding)\b/i,
  fairies: /\b(?:fair(?:y|ies)|pix(?:ie|ies)|elf|elves|sprites?)\b/i,
  space: /\b(?:space\w*|rockets?|planets?|stars|moon|astronauts?|aliens?|galax\w+)\b/i,
  ocean:
    /\b(?:oceans?|seas?|sea\w+|beach\w*|mermaids?|whales?|dolphins?|fish|reefs?|sharks?|surf\w*|octopus\w*)\b/i,
  vehicles:
    /\b(?:trains?|trucks?|cars?|diggers?|buses|bus|tractors?|trams?|aeroplanes?|planes?|fire engines?|vehicles?|boats?)\b/i,
  castle: /\b(?:castles?|knights?|princes\w*|kings?|queens?|palaces?|royal\w*)\b/i,
  music: /\b(?:music\w*|songs?|sing\w*|drums?|violins?|pianos?|guitars?|band|dance\w*|ukuleles?)\b/i,
  sports:
    /\b(?:sports?|soccer|football|footy|cricket|netball|tennis|running|races?|swimming|gymnast\w*|basketball|teams?|olympic\w*)\b/i,
  cooking: /\b(?:cook\w*|bak(?:e|ing|er)\w*|kitchens?|cakes?|recipes?|chefs?|food)\b/i,
  garden: /\b(?:gardens?|gardening|flowers?|vegetables?|bees|butterfl\w+|seeds?|insects?|bugs?)\b/i,
  forest: /\b(?:forests?|woods?|bush|trees?|jungles?|camping|rainforests?)\b/i,
  magic: /\b(?:magic\w*|wizards?|witch\w*|spells?|unicorns?|wands?|super ?hero\w*|superpowers?)\b/i,
  animals:
    /\b(?:animals?|zoos?|farms?|safari|pets?|horses?|ponies|lions?|elephants?|koalas?|kangaroos?|wildlife)\b/i,
  family: /\b(?:family|families|home|grand\w+|cousins?)\b/i,
  friendship: /\b(?:friend\w*|playgrounds?|mates?)\b/i,
};

const ORDER = Object.keys(WORDS) as readonly Theme[];

/** The theme nearest to the parent's words: their favourite first, then one named in the wish, then one by chance. */
export function themeOf(favourite: string | undefined, wish: string, seed: string): Theme {
  const wanted = favourite?.trim().toLowerCase() ?? '';
  const listed = THEMES.find((theme) => theme === wanted || theme === `${wanted}s` || `${theme}s` === wanted);
  if (listed !== undefined) return listed;
  const named = wanted === '' ? undefined : ORDER.find((theme) => WORDS[theme].test(wanted));
  if (named !== undefined) return named;
  const told = ORDER.slice(0, 8).find((theme) => WORDS[theme].test(wish));
  return told ?? randomFrom(`${seed}|theme`).pick(THEMES);
}
