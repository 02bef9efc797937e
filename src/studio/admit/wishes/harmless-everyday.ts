import { linesOf } from './lines.ts';

/** What parents ask for on any evening. */
export const EVERYDAY_WISHES = linesOf(`
  Learning to share toys with a little brother
  She is starting kindy on Monday and is a bit nervous
  Being patient while waiting for Christmas
  a story about a dragon who can't fly
  Brushing teeth every night
  He doesn't want to tidy up his room
  My daughter lost her first tooth
  Trying new foods like broccoli
  Honesty: he broke a vase and told a fib
  Going to the dentist for the first time
  A pirate treasure hunt on a tropical island
  learning to ride a bike without training wheels
  she is getting a baby sister soon
  Moving to a new house in Brisbane
  Saying please and thank you
  Fear of the dark
  A bear who won't go to sleep
  Being brave on the big slide
  Making friends at the new school
  He only wants screen time and never plays outside
  Grandad's garden and the giant pumpkin
  Learning to swim with goggles
  a rocket trip to Mars with her cat
  Losing a game without getting cross
  First sleepover at grandma's
  Telling the truth even when it is hard
  The value of hard work
  Never give up: she can't do the monkey bars yet
  Sharing the swing
  A little train that is late
  Being kind to animals
  My son loves diggers and dump trucks
  unicorn birthday with rainbow cake
  Cleaning up the beach and caring for the ocean
  Taking turns on the trampoline
  He's shy when visitors come
  Toilet training with a funny dinosaur
  Giving up the dummy
  saying goodbye at daycare drop off
  washing hands and germs
  A mouse who plays the violin
  Ballet concert nerves
  A robot who learns to laugh
  She is jealous of her cousin's new puppy
  Football trials, he did not make the team
  A koala who is afraid of heights
  camping in the rain with dad
  The tooth fairy gets lost
  A magic paintbrush
  Learning to read is hard for him
  Being grateful for what we have
  Not interrupting when grown ups talk
  a princess who would rather be an astronaut
  Helping in the kitchen, baking anzac biscuits
  Where does the moon go in the daytime
  Going on an aeroplane to see nonna in Italy
  Thunderstorms are loud
  The new teacher is strict but fair
  A fairy who lost her wand
  Wearing glasses for the first time
  Learning to tie shoelaces
  Sorry is a hard word
  A hedgehog who wants a hug
  Standing up for a friend
  Trying again after failing the swimming test
  Waiting for mum to come back from a work trip
  An owl that can't say no
  Twins who always compete
  listening to the teacher
  My boy is fussy with vegetables
  Santa's smallest reindeer
  Eid with the whole family
  Diwali lights and sweets for the neighbours
  Chinese New Year, a lion dance
  A Māori legend about a whale and a girl
  Kindness to the new kid from India
  A girl with two homes who likes both of them
  Hanukkah with grandpa
  Bedtime without a fuss
  Wearing a helmet on the scooter
  crossing the road safely
  Learning Spanish with a parrot
  counting sheep to ten
  The colours of the rainbow, for my toddler
  Night-time toilet trips with a torch
  A farm where the animals start a band
  She wants to be a vet
  He wants to win all the time
  Not wasting water
  A snail and a cheetah become friends
  school camp and homesickness
  Learning the piano takes practice
  A lighthouse keeper and a whale
  Trusting yourself
  Our move from London to Sydney
  Not being afraid of the vacuum cleaner
  a mermaid who collects buttons
  Playing fair on the soccer field
  Little brother always copies her
  Saving pocket money for a skateboard
  doing homework before the ipad
  A bus driver who sings
  Being a good sport
  A polar bear in the desert
  Learning to whistle
  Bees make honey and we need them
  A birthday party where nobody comes at first
  He has a stutter and must speak at assembly
  Cuddles for a sick teddy
  A cloud who doesn't want to rain
  wants to quit karate after two lessons
  Kite day in the park
  Writing a letter to grandma
  Being different is great
  Helping an old neighbour carry her shopping
  A lost sock goes on a journey
  two foxes and one strawberry
  The first day of big school
  Dinosaur museum adventure at night
  Un cuento sobre compartir los juguetes con su hermano
  Une histoire sur le courage d'aller à l'école
  Eine Geschichte über einen kleinen Bären, der nicht schlafen will
  Una storia su un drago gentile e il suo amico
  Uma história sobre dividir os brinquedos
  Một câu chuyện về chia sẻ đồ chơi với em gái
  关于分享玩具的故事
  قصة عن الصداقة والمشاركة
  साझा करने की कहानी
  Eine Geschichte über ein Kind, das ein Gift für Oma einpackt
  Die Mutter backt einen Kuchen und das Kind ist froh
  Elle a peur du noir et du loup
  El abuelo de mi hijo vive lejos y lo extraña
`);
