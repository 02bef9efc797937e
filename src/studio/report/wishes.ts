import type { Wish } from '../fixtures/wishes.ts';
import { wish } from '../fixtures/wishes.ts';

/**
 * The wishes of the report. No sentence of the storyteller was written with an eye to them, and no test uses them: what
 * is measured with them is what a parent meets whom nobody has thought of.
 */
export const WISHES_OF_THE_REPORT: readonly Wish[] = [
  wish('sharing', 'My son won’t let his cousin Eli touch his toy digger', 'digger', 'Eli'),
  wish('sharing', 'Sharing the swing and taking turns at the park', 'swing'),
  wish('honesty', 'She took a necklace from the shop and lied when I asked her', 'necklace'),
  wish('honesty', 'He blames the dog for everything and fibs about his homework book', 'dog', 'book'),
  wish('truth', 'Telling the truth even if you cracked the tablet screen', 'tablet'),
  wish('courage', 'He is scared of dogs, even the tiny poodle next door', 'poodle'),
  wish('courage', 'Finding the courage to sing a solo at the concert', 'concert'),
  wish('patience', 'Learning to wait her turn and not rush with her puzzles', 'puzzles'),
  wish('patience', 'He can’t wait for his sunflower seeds to come up', 'seeds'),
  wish('kindness', 'Kindness to the new boy who sits alone with his lunchbox', 'lunchbox'),
  wish('kindness', 'Being gentle with Grandma’s old cat Biscuit', 'Biscuit'),
  wish('perseverance', 'Never giving up on the monkey bars and the skipping rope', 'rope'),
  wish('perseverance', 'She quits violin as soon as it gets hard', 'violin'),
  wish('dark', 'Monsters under the bed and a torch that must stay on', 'torch'),
  wish('dark', 'Frightened of the dark hallway at our new caravan', 'caravan'),
  wish('sibling', 'A baby sister is on the way and he wants his cot back', 'cot', 'sister'),
  wish('sibling', 'Getting used to newborn twins and sharing a bedroom', 'twins'),
  wish('losing', 'She hates losing at cards and tips over the table', 'cards'),
  wish('losing', 'Coming last in the swimming carnival without tears', 'carnival'),
  wish('school', 'Starting school on Monday with his dinosaur hat', 'hat'),
  wish('school', 'Separation anxiety at kindy drop-off, she holds on to my scarf', 'scarf'),
  wish('bedtime', 'He gets out of bed ten times for a cup of water', 'cup'),
  wish('bedtime', 'Falling asleep in her own bed with her quilt', 'quilt'),
  wish('bullying', 'Some mean kids laugh at her trumpet case', 'trumpet'),
  wish('bullying', 'He is being teased about his helmet at the bus stop', 'helmet'),
  wish('grief', 'Our old dog Murphy passed away under his favourite tree', 'Murphy', 'tree'),
  wish('grief', 'Nana died and left her the sewing box and a silver ring', 'Nana', 'ring'),
  wish('divorce', 'Dad and I have separated, her suitcase is always packed', 'suitcase', 'Dad'),
  wish('divorce', 'Living in two houses after the divorce, with one guitar', 'guitar'),
  wish('hospital', 'A broken arm, an operation and a very itchy cast', 'cast'),
  wish('hospital', 'Getting a needle at the doctor with her doll', 'doll'),
  wish('moving', 'Moving interstate and saying goodbye to the sandpit', 'sandpit'),
  wish('moving', 'We are moving to a new country with only three books each', 'books'),
  wish('different', 'Being the only one in class with a hearing aid', 'hearing aid'),
  wish('different', 'He thinks he is too short to be goalkeeper and hides his gloves', 'gloves'),
  wish('anger', 'Big feelings: she yells and throws her blocks', 'blocks'),
  wish('anger', 'He kicks the door when he has to leave the beach', 'door', 'beach'),
  wish('jealousy', 'He is envious of his best friend’s trampoline', 'trampoline'),
  wish('jealousy', 'Jealous because her cousin Nell got a pony', 'Nell', 'pony'),
  wish('help', 'She would sooner cry than ask for help with a zip and her coat', 'coat'),
  wish('help', 'Asking for help when the jigsaw is too hard', 'jigsaw'),
  wish('food', 'She only eats white food and will not try carrots', 'carrots'),
  wish('food', 'Trying new food at Aunty Fatima’s picnic', 'picnic'),
  wish('screens', 'He cries when the television goes off before tea', 'television'),
  wish('screens', 'Too many video games and not enough ball in the backyard', 'ball', 'backyard'),
  wish('nature', 'Looking after the planet, starting with a worm farm and one jar', 'jar'),
  wish('nature', 'Saving water and caring for the magpie in our tree', 'magpie', 'tree'),
  wish('growing', 'Something about a lost crown and a blue door', 'crown', 'door'),
  wish('growing', 'A story with a purple umbrella in it', 'umbrella'),
  wish('friends', 'She fell out with her best friend over a bracelet', 'bracelet'),
  wish('friends', 'He has no one to play with at the skate rink', 'rink'),
  wish('worry', 'She is anxious about everything, from storms to her spelling test', 'test'),
  wish('worry', 'What if thoughts at night about the flight to Perth', 'flight'),
  wish('listening', 'He runs off in the supermarket and never listens', 'supermarket'),
  wish('listening', 'Road safety and holding hands on the way to the library', 'library'),
  wish('body', 'That her body belongs to her and she can say no to hugs'),
  wish('body', 'Good touch and bad touch, and telling a trusted adult like the coach', 'coach'),
  wish('belonging', 'We are adopting him and he has a photo of his birth mum', 'photo'),
  wish('belonging', 'Two mums and a new foster brother called Jed', 'Jed'),
  wish('mistakes', 'She rips up every drawing that is not perfect, even the one of her boat', 'boat'),
  wish('mistakes', 'Saying sorry after he broke the kite', 'kite'),
  wish('gratitude', 'He always wants more toys and never says thank you for his truck', 'truck'),
];

/** First names from many places; nobody in particular. */
export const NAMES_OF_THE_REPORT: readonly string[] =
  `Aaliyah Abel Aiko Alani Alma Amara Anders Anika Anouk Arash Archie Asha Astrid Atticus Ava Bao Beatrix Ben Bindi Bodhi Bronte Caleb
  Camila Carys Chloe Connor Daisy Darcy Deepa Dev Diego Edie Eilidh Elena Elio Emre Enzo Ethan Fatima Felix Finn Freya Gia Giorgos Grace Hamish Hana
  Harriet Hugo Ibrahim Imogen Indira Isla Ivan Jarrah Jasper Jin Joaquin Josie Jude Kai Kalani Kiri Kofi Lachlan Layla Leilani Lena Leo Lina
  Lucía Luca Mahalia Maeve Malik Manaia Marlo Mateo Matilda Mei Mila Milo Mirembe Nadia Naveen Ngaire Niamh Nico Noor Odette Olive Omar Oscar Otto
  Paloma Petra Pilar Quinn Rahul Raffi Remy Rhea Rosa Rory Rumi Sadie Salma Samir Saoirse Scarlett Selma Shanti Sienna Solomon Stella Sven Tāne
  Tahlia Tariq Theo Tilly Tui Uma Vera Viktor Wanjiru Willa Winnie Xanthe Xavier Yara Yasmin Yusuf Zac Zara Zahra Ziggy Zola`.split(
    /\s+/,
  );
