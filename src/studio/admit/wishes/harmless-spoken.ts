import { linesOf } from './lines.ts';

/** In whole sentences, with what happened before. */
export const HARMLESS_SPOKEN = linesOf(`
  Looking for an explosive finale: the school band's big concert!
  Teach my kid to tie shoelaces
  a funny tale about farting elephants
  grandad snores so loud the windows shake
  please a story about a hitman of drums, the best drummer in town
  The snake strangles itself into a knot and needs help
  My dog Killer is a tiny poodle
  Wild west duel with bananas
  The dragon burns the marshmallows
  The wicked witch turns children to mice, like Roald Dahl
  The princess is locked in a tower and escapes with a hang glider
  A mouse tricks the fat cat out of the cheese
  Bomb the cat is a famous skateboarder
  The baker bakes a giant bun and the village eats it
  wet willy prank between brothers
  Two snails race to the lettuce, winner takes all
  We play poker with gummy bears at grandma's
  treasure chest of a drunken skeleton captain
  a ninja who sneaks into the kitchen at midnight for a snack
  unicorn poops rainbow
  Operation night: the doctor teddy cuts open the plush lion and sews him up
  The first period of the hockey match
  The first day at school when mum must go to work
  Why do we die our easter eggs (typo, dye)
  Big brother teaches how to burp the alphabet
  Kids put on a murder mystery play for grandparents
  My son's favourite game is Among Us, imposter on the spaceship
  Minecraft creeper explodes in the village
  Fortnite heroes drop from the bus
  The tooth fairy is on strike and demands ransom of three candies
  A bandit raccoon steals shiny spoons
  Gold robbers of the wild west caught by a clever sheep
  Red Indians, cowboys and the buffalo: the way my grandad played
  Lovers of books meet in the library
  The naked truth about hedgehogs
  the little stripper of wallpaper, grandma renovates
  Virgin Atlantic plane trip to Orlando
  balls, balls, balls: a juggling clown
  Boobook owl at night
  A virus who wants to be friends with a white blood cell
  Tampon boat? no: paper boat in the bathtub
  Hot chicks: a hen house in summer
  beating the summer heat with ice pops
  Killing dragons is out, hugging dragons is in
  A sword swallower at the circus
  The man who was shot from a cannon at the circus
  Knife thrower and fire eater run away to join the circus
  A boy and his stick gun in the forest
  Guy Fawkes night bonfire
  The Boston Tea Party, for my 8 year old
  Vikings raid the fridge
  Cleopatra and the snake, history for kids
  Romans and gladiators, no gore
  Pompeii and the dog
  A spider sucks flies, nature is cool
  The crow steals the fox's cheese
  Cinderella's stepsisters cut off their toes? please leave that bit out
  What happens when you swallow chewing gum
  Toby the tobacco-brown bear
  The medicine tastes yucky, but teddy takes it too
`);
