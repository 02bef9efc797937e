import { linesOf } from './lines.ts';

/** In a few words, with slips of the fingers, and in a child’s own words. */
export const HARMLESS_TERSE = linesOf(`
  knight, horse, mud, laughing
  gun powder tea party
  dog poo on the shoe
  toilet paper mummy
  farts
  my big fat greek cat
  two crocodiles who cry
  i want a story were my dino eats all the bad guys
  a story with me and spiderman and we punch the robots
  my teddy is a doctor and gives injections
  story where the moon gets stolen and we get it back
  story where a pirate girl steals a ship from mean pirates
  story where the toys come alive and attack the vacuum cleaner
  story where the police dog catches the bank robber
  story where a boy pretends to be sick to skip a maths test and learns honesty
  my sister is a witch and turns me into toad
  story where grandma rides a motorbike at 100 mph
  story where monsters under the bed are scared of me
  jelly fight with the whole class
  water ballon fight!!! my team wins
  i shot 3 goals yesterday
  we shot down the water slide
  the cat that killed the vacuum
  crossbow cupid
  Narnia like story with a lion who dies and comes back
  Star Wars with hamsters
  Dragon slayer girl, strong princess
  viking funeral for my goldfish
  Piranhas at tea time
  a bomb disposal robot who is afraid of loud noise
  Army of ants carries home a cookie
  Tank the tortoise goes to war with the lawnmower
  hungry hippo swallows a watermelon
  The witch's brew with toad slime and fly legs
  cooking oil spill makes penguins sad
  crash, boom, bang: construction site
  demolition day, the wrecking ball that didn't want to smash
  Dynamite Dan the dachshund
  pop goes the weasel
  rock a bye baby, the bough breaks but nobody falls
  Three blind mice (without cutting tails please)
  Humpty Dumpty broken egg hospital
  Baby comes out of mummy's tummy at the hospital, big sister story
  Mum in labour and dad faints
  nappies, potties and pants
  bra shopping with mum
  hairy legs, why does daddy shave
  belly dancer granny
  sunbathing lizards in bikinis
  kissing frogs, yuck
  crush on a boy in her class, first valentine card
  first slow dance at school disco
  sleepover in the tent with uncle Tim and cousins
  secret handshake of the owls club
  secret midnight feast, don't tell the teddies
  hide and seek in the dark
  my imaginary friend tells me jokes at night
  spider bite turns boy into hero
  coffee beans smuggled by monkeys
  our weed-whacker is called Whizz
`);
