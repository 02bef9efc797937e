import type { Structure } from '../../contract.ts';

/** More ways down into the deep place. */
export const DEPTHS: Readonly<Record<Structure, readonly string[]>> = {
  classic: [
    '“[Lights out|Mind your head|Breathe in],” said {P}, and then they were {inD}, as dark as {murk}. {H} [held {tool} in front|felt for {P}’s {limb}|went {gait}]. <m Something [trickled|blinked|hummed], and [it was {snd}|left off].> <b It was odd: {he} had been [more afraid at the top|quite afraid of this, at {A}]. From inside, the dark was [mostly just room|only the lid of something].>',
    'It took [three goes|{number} breaths|a push]. Then {H} went {toD}, {gait}, with one hand on [the wall|{P}|{his} own collar]. [{hush}|It was as cold as {stuff}.|Each step answered twice.] <m “[Still there|Is that you|Are we down],” said {P}, every little while.> <b “[Yes|Who else|Not yet],” said {H}, every little while; and so they [let each other down, as on a rope|made a sort of banister of it].>',
  ],
  fairytale: [
    'At the mouth of {D} lay [{number} hats|a heap of shadows|a single boot], for those who had [gone in too tall|turned back]. {H} [stepped over|bowed|took off {his} {garment}, to be polite], and went {toD}, {gait}. <m “[One of these is my {kin}’s|Nice hat],” whispered {P}.> <b It is not courage that [gets one through such a door|fits through]; it is being [the right height|needed on the other side].>',
    'They asked the way of a [stone|root|{critter}], and it said: down. They asked a second, and it said: [down, and mind|still down]. The third [said nothing|laughed|moved aside], and there was {D}, as dark as {murk}. {H} went [first|in, {gait}|with a handful of {P}]. <m It was [warm|quiet|wider], further on.> <b Whoever dug it had [sung at the work|been looking for a way up], and you could feel [the tune in the wall|the place where they had stopped for {dish}].>',
  ],
  hero_journey: [
    '“[I don’t go any further than this|My {limb} won’t do it|You first],” said {P}; and came. {D} was [a step down from the step|round the back of everything|all on one note]. {H} went in {gait}, [telling {self} a joke|with {his} eyes shut, and then not|with {T} not in {his} hands]. <m It was as dark as {murk}, and [somebody’s|it had] breath.> <b On {street} it would be [bath time|the news]. {He} thought of {adult} [calling|turning the tap], and [answered, under {his} breath|it lit things up a little].>',
    'The door to {D} had no handle on this side; it [opened if you stopped pulling|wanted asking|was ajar, and that was worse]. {H} [asked|stopped|put one foot in], and they were through, [and it forgot them|and somewhere a latch fell]. <m “[Well, it’s dry|I’ve been in worse|Say something],” said {P}.> <b [It was no bigger than {his} room at home|It had no sides]. Then {he} saw that this was because {he} [was holding {his} elbows in|had shut {his} eyes].>',
  ],
};
