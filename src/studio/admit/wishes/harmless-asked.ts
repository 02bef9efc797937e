import { linesOf } from './lines.ts';

/** Asked for as a story about it. */
export const HARMLESS_ASKED = linesOf(`
  A mouse who wants to be a hero
  Two robbers who become bakers
  The sheriff and the sleepy bandits
  A shark with toothache
  Dinosaur fight club? no, dinosaur dance club
  My cat is a serial napper
  the cheeky monkey who steals bananas
  A boy who tricks a troll with riddles
  The princess beats the knight at arm wrestling
  Grandma hits a home run
  Bang! goes the balloon
  The bad guys try to steal Christmas but the elves stop them
  a superhero who punches asteroids
  a ninja cat fights cucumbers
  mud bombs and stick swords
  Pew pew laser space adventure
  A sniper fish that spits water at flies
  a toad with poison skin makes friends
  Dad's chilli is deadly hot
  My brother is a pain in the neck
  a baby who never sleeps
  Bathing a muddy dog
  Mum has a baby in her belly
  The kissing booth at the fair raises money
  a bride made of snow
  Why mum and dad kiss
  Grandpa's wooden leg, pirate jokes
  A smoking chimney and a stork
  Beer barrel race at the Bavarian festival, we were watching
  The wine cellar mouse
  a prisoner bird gets free
  Cat burglar, the real cat
  Fishing for compliments
  Hungry ogre eats the kitchen
  Two ants fight over a crumb
  Fox and hen become friends
  Drunk on honey: the bumble bee
  Rat race in the sewer
  Girl's night sleepover with pillow fight
  Potion class: slug juice and poison ivy
`);
