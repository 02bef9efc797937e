import type { SamplePrompt } from '../../../src/studio/fixtures/prompts.ts';
import { samplePrompt } from '../../../src/studio/fixtures/prompts.ts';

/**
 * The prompts of the report. They were not used while writing the storyteller and no test uses them, so that the report
 * measures unseen prompts.
 */
export const REPORT_PROMPTS: readonly SamplePrompt[] = [
  samplePrompt('sharing', 'My son won’t let his cousin Eli touch his toy digger', 'digger', 'Eli'),
  samplePrompt('sharing', 'Sharing the swing and taking turns at the park', 'swing'),
  samplePrompt('honesty', 'She took a necklace from the shop and lied when I asked her', 'necklace'),
  samplePrompt('honesty', 'He blames the dog for everything and fibs about his homework book', 'dog', 'book'),
  samplePrompt('truth', 'Telling the truth even if you cracked the tablet screen', 'tablet'),
  samplePrompt('courage', 'He is scared of dogs, even the tiny poodle next door', 'poodle'),
  samplePrompt('courage', 'Finding the courage to sing a solo at the concert', 'concert'),
  samplePrompt('patience', 'Learning to wait her turn and not rush with her puzzles', 'puzzles'),
  samplePrompt('patience', 'He can’t wait for his sunflower seeds to come up', 'seeds'),
  samplePrompt('kindness', 'Kindness to the new boy who sits alone with his lunchbox', 'lunchbox'),
  samplePrompt('kindness', 'Being gentle with Grandma’s old cat Biscuit', 'Biscuit'),
  samplePrompt('perseverance', 'Never giving up on the monkey bars and the skipping rope', 'rope'),
  samplePrompt('perseverance', 'She quits violin as soon as it gets hard', 'violin'),
  samplePrompt('dark', 'Monsters under the bed and a torch that must stay on', 'torch'),
  samplePrompt('dark', 'Frightened of the dark hallway at our new caravan', 'caravan'),
  samplePrompt('sibling', 'A baby sister is on the way and he wants his cot back', 'cot', 'sister'),
  samplePrompt('sibling', 'Getting used to newborn twins and sharing a bedroom', 'twins'),
  samplePrompt('losing', 'She hates losing at cards and tips over the table', 'cards'),
  samplePrompt('losing', 'Coming last in the swimming carnival without tears', 'carnival'),
  samplePrompt('school', 'Starting school on Monday with his dinosaur hat', 'hat'),
  samplePrompt('school', 'Separation anxiety at kindy drop-off, she holds on to my scarf', 'scarf'),
  samplePrompt('bedtime', 'He gets out of bed ten times for a cup of water', 'cup'),
  samplePrompt('bedtime', 'Falling asleep in her own bed with her quilt', 'quilt'),
  samplePrompt('bullying', 'Some mean kids laugh at her trumpet case', 'trumpet'),
  samplePrompt('bullying', 'He is being teased about his helmet at the bus stop', 'helmet'),
  samplePrompt('grief', 'Our old dog Murphy passed away under his favourite tree', 'Murphy', 'tree'),
  samplePrompt('grief', 'Nana died and left her the sewing box and a silver ring', 'Nana', 'ring'),
  samplePrompt('divorce', 'Dad and I have separated, her suitcase is always packed', 'suitcase', 'Dad'),
  samplePrompt('divorce', 'Living in two houses after the divorce, with one guitar', 'guitar'),
  samplePrompt('hospital', 'A broken arm, an operation and a very itchy cast', 'cast'),
  samplePrompt('hospital', 'Getting a needle at the doctor with her doll', 'doll'),
  samplePrompt('moving', 'Moving interstate and saying goodbye to the sandpit', 'sandpit'),
  samplePrompt('moving', 'We are moving to a new country with only three books each', 'books'),
  samplePrompt('different', 'Being the only one in class with a hearing aid', 'hearing aid'),
  samplePrompt('different', 'He thinks he is too short to be goalkeeper and hides his gloves', 'gloves'),
  samplePrompt('anger', 'Big feelings: she yells and throws her blocks', 'blocks'),
  samplePrompt('anger', 'He kicks the door when he has to leave the beach', 'door', 'beach'),
  samplePrompt('jealousy', 'He is envious of his best friend’s trampoline', 'trampoline'),
  samplePrompt('jealousy', 'Jealous because her cousin Nell got a pony', 'Nell', 'pony'),
  samplePrompt('help', 'She would sooner cry than ask for help with a zip and her coat', 'coat'),
  samplePrompt('help', 'Asking for help when the jigsaw is too hard', 'jigsaw'),
  samplePrompt('food', 'She only eats white food and will not try carrots', 'carrots'),
  samplePrompt('food', 'Trying new food at Aunty Fatima’s picnic', 'picnic'),
  samplePrompt('screens', 'He cries when the television goes off before tea', 'television'),
  samplePrompt('screens', 'Too many video games and not enough ball in the backyard', 'ball', 'backyard'),
  samplePrompt('nature', 'Looking after the planet, starting with a worm farm and one jar', 'jar'),
  samplePrompt('nature', 'Saving water and caring for the magpie in our tree', 'magpie', 'tree'),
  samplePrompt('growing', 'Something about a lost crown and a blue door', 'crown', 'door'),
  samplePrompt('growing', 'A story with a purple umbrella in it', 'umbrella'),
  samplePrompt('friends', 'She fell out with her best friend over a bracelet', 'bracelet'),
  samplePrompt('friends', 'He has no one to play with at the skate rink', 'rink'),
  samplePrompt('worry', 'She is anxious about everything, from storms to her spelling test', 'test'),
  samplePrompt('worry', 'What if thoughts at night about the flight to Perth', 'flight'),
  samplePrompt('listening', 'He runs off in the supermarket and never listens', 'supermarket'),
  samplePrompt('listening', 'Road safety and holding hands on the way to the library', 'library'),
  samplePrompt('body', 'That her body belongs to her and she can say no to hugs'),
  samplePrompt('body', 'Good touch and bad touch, and telling a trusted adult like the coach', 'coach'),
  samplePrompt('belonging', 'We are adopting him and he has a photo of his birth mum', 'photo'),
  samplePrompt('belonging', 'Two mums and a new foster brother called Jed', 'Jed'),
  samplePrompt('mistakes', 'She rips up every drawing that is not perfect, even the one of her boat', 'boat'),
  samplePrompt('mistakes', 'Saying sorry after he broke the kite', 'kite'),
  samplePrompt('gratitude', 'He always wants more toys and never says thank you for his truck', 'truck'),
];

/** First names from many countries. */
export const NAMES_OF_THE_REPORT: readonly string[] =
  `Aaliyah Abel Aiko Alani Alma Amara Anders Anika Anouk Arash Archie Asha Astrid Atticus Ava Bao Beatrix Ben Bindi Bodhi Bronte Caleb
  Camila Carys Chloe Connor Daisy Darcy Deepa Dev Diego Edie Eilidh Elena Elio Emre Enzo Ethan Fatima Felix Finn Freya Gia Giorgos Grace Hamish Hana
  Harriet Hugo Ibrahim Imogen Indira Isla Ivan Jarrah Jasper Jin Joaquin Josie Jude Kai Kalani Kiri Kofi Lachlan Layla Leilani Lena Leo Lina
  Lucía Luca Mahalia Maeve Malik Manaia Marlo Mateo Matilda Mei Mila Milo Mirembe Nadia Naveen Ngaire Niamh Nico Noor Odette Olive Omar Oscar Otto
  Paloma Petra Pilar Quinn Rahul Raffi Remy Rhea Rosa Rory Rumi Sadie Salma Samir Saoirse Scarlett Selma Shanti Sienna Solomon Stella Sven Tāne
  Tahlia Tariq Theo Tilly Tui Uma Vera Viktor Wanjiru Willa Winnie Xanthe Xavier Yara Yasmin Yusuf Zac Zara Zahra Ziggy Zola`.split(
    /\s+/,
  );
