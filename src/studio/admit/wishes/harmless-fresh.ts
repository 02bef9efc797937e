import { linesOf } from './lines.ts';

/** Held out: no rule was made by looking at these. */
export const HARMLESS_FRESH = linesOf(`
  The potato that wanted to be a chip
  A fox who steals socks
  A brave mouse bites the cat's tail
  Mia shoots an arrow and hits the apple
  A dragon kidnaps a princess and she negotiates
  Pirates fight over the last piece of pie
  The knight slays the dragon and gets a medal
  A wizard makes a potion that turns people into frogs
  Cowgirl catches cattle thieves
  The ogre's stinky feet
  The spy who sneezed
  Ghost train ride at the fair
  Pirate rum? no, pirate lemonade
  Little devil goes to kindergarten
  The angel who fell asleep
  mosquito bites and how to stop itching
  The worm and the blackbird, from the worm's side
  a crab pinches a lifeguard's toe
  My brother burps and farts all day
  naked toes in the sand
  Bathing suits for penguins
  Changing diapers with dad
  Kindergarten wedding of Lena and Tim
  two teenagers dance at prom
  first love letter in class four
  Why do hens lay eggs
  How cows give milk
  How does a rocket launch
  How to catch a cloud
  Teach my daughter to share
  Learn to count with kittens
  Story about telling the truth
  story about a bully who becomes a friend
  A story about losing a game
  A story about grandma's cigarette tin full of buttons
  The bottle of champagne that became a vase
  Wine glass music
  mushroom house of the gnome
  grass, weeds and dandelions
  the joint family kitchen in India
`);
