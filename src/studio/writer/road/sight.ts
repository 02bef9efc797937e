/** Something that makes them stop and look. */
export const SIGHT: readonly string[] = [
  '[Just then|Beyond the {fixture}|In the middle of a word] something made them stop. {see} {H} wished that [{adult} could have seen it|there were two of {him}, one to look and one to remember|it would do it again|{he} had a {thing} to keep it in]. <b It lasted for [as long as it takes to breathe in|{while}]. Then it was an ordinary place again, with {snd}.>',
  'You would not believe what they saw next. {see} <m “That’s [rude|lucky|my {kin}|a good year for it],” said {P}.> <b “Is it always like this?” asked {H}. “No,” said {P}. “Usually it’s [{weekday}|{animals}|{dish}].”>',
  'They could hear {snd} and nothing else. {see} Nobody spoke until it was over. <b {S} drew a long breath, like a {worn} {thing}. “I shall tell my {kin},” said {S}, “and I shall not be believed.”>',
  '“Shh,” said {P}, and they [lay down in the {plants}|crept up behind a {fixture}|stood on one leg each, like {animals}]. {see} None of them [breathed|blinked|would ever agree about it afterwards]. <b {H} had thought that wonders would be [louder|further off|for other people]. This one had [happened next to {his} elbow|looked straight at {him}|not even asked for a ticket].>',
  '“[Left|Up there|Behind you|Don’t look now],” said {S}. They looked. {see} {P} {fidget}. “[That wants writing down|I’ve seen worse|Well, I never did],” said {P}, [after {while}|at last]. <b And {H}, who had been thinking of [nothing but {T}|{dish}|how far it was], found that {he} had thought of nothing at all for {number} breaths.>',
];
