export interface Question {
  readonly question: string;
  readonly answer: string;
}

export interface QuestionGroup {
  readonly id: 'start' | 'stories' | 'pricing' | 'account' | 'help';
  readonly label: string;
  readonly questions: readonly Question[];
}

export const FAQ: readonly QuestionGroup[] = [
  {
    id: 'start',
    label: 'Start',
    questions: [
      {
        question: 'What is Storywren?',
        answer:
          'A place where parents and guardians make picture books for their own children. Tell us what’s on your mind, choose an age and a look, and you’ll get a story of the right length with four paintings: yours to read, listen to, keep and share.',
      },
      {
        question: 'How do I make my first story?',
        answer:
          'Join, verify your email with the six-digit code, and choose Create Story. Describe the lesson or the worry in at least ten characters, choose an age group, and tell us about your child if you like. You can watch the story being written and painted, and start reading as soon as page one is ready.',
      },
      {
        question: 'How long does it take?',
        answer:
          'Two minutes at most, and often less. You can close the page: we’ll keep making it, and it’ll be waiting in My Stories.',
      },
      {
        question: 'Who can use it?',
        answer:
          'Parents and guardians aged 18 and over. Children just enjoy the stories; they don’t have accounts.',
      },
      {
        question: 'Can I look at a story before I join?',
        answer: 'Yes. There are three stories on the home page. They’re free, and you don’t need an account.',
      },
    ],
  },
  {
    id: 'stories',
    label: 'Stories',
    questions: [
      {
        question: 'What ages are the stories for?',
        answer:
          'There are four age groups: 0–3 Board Book with 200 to 500 words, 3–7 Picture Book with 500 to 800, 6–8 Early Reader with 1,000 to 2,000, and 8–12 Middle Grade with 2,000 to 4,000.',
      },
      {
        question: 'What kinds of stories are there?',
        answer:
          'Moral Stories, told as a Classic Arc, a Fairytale or a Hero’s Journey. Special Kids and Educational are coming soon.',
      },
      {
        question: 'Which themes can I choose?',
        answer:
          'There are about eighteen, including animals, space, ocean, magic, friendship, dragons, robots, pirates and dinosaurs. You can also make up your own.',
      },
      {
        question: 'Can my child be in the story?',
        answer:
          'Yes. Tick “Make my child the main character” and add a first name or nickname. We paint skin, hair, height and build, and things like glasses, a wheelchair, a hearing aid or a hijab, just as you choose them and the same on every page.',
      },
      {
        question: 'Who writes and paints the stories?',
        answer:
          'Software does: either Storywren’s own storyteller and painter, or AI models for words and pictures. You can see who wrote each story in its details. Every story is checked before you see it.',
      },
      {
        question: 'Can Storywren read a story to us?',
        answer:
          'Yes. Press Listen, and your browser’s own voice reads page by page, lighting up each word as it goes. Tap a word to hear just that one. If your browser can’t read aloud, try Chrome or Edge.',
      },
      {
        question: 'Can I keep a story?',
        answer:
          'Yes. Every story stays in My Stories until you delete it. You can also download it as a PDF to print, or as an EPUB for your e-reader.',
      },
      {
        question: 'Who can see a story that I share?',
        answer:
          'Only people who have the link. Sharing is off until you turn it on, your child’s name is hidden unless you choose to show it, and you can turn the link off at any time.',
      },
      {
        question: 'A picture is missing. What can I do?',
        answer:
          'Choose Fix Illustrations in My Stories. We’ll repaint any pictures that are missing or broken, at no cost.',
      },
    ],
  },
  {
    id: 'pricing',
    label: 'Pricing',
    questions: [
      {
        question: 'What does a story cost?',
        answer:
          'One credit, however long it is. Pay as you go costs $2 AUD for one credit, and larger packs work out cheaper. Prices include GST.',
      },
      {
        question: 'Do credits expire?',
        answer: 'No. Credits never expire, even if you leave Premium.',
      },
      {
        question: 'What is Premium?',
        answer:
          'It’s a subscription: $9.99 AUD a month for 10 credits a month, or pay by the year and get 120 credits straight away, with 33% savings. Priority support is included.',
      },
      {
        question: 'Does Premium renew automatically?',
        answer:
          'Yes. Subscriptions renew automatically unless cancelled. You can cancel in My Account or in the user menu, and you’ll keep Premium until the end of the period you’ve paid for.',
      },
      {
        question: 'Can I switch between plans?',
        answer:
          'Yes, either way, under Switch Plan. If you leave Premium you’ll keep your credits, and each story after that costs $2 AUD.',
      },
      {
        question: 'What if my story can’t be made?',
        answer:
          'You’ll get your credit back automatically, usually within a minute. If we turn an idea down, it costs you nothing.',
      },
    ],
  },
  {
    id: 'account',
    label: 'Account',
    questions: [
      {
        question: 'I forgot my password.',
        answer:
          'Choose “Forgot your password?” when you log in, and we’ll email you a link. It’s valid for 1 hour.',
      },
      {
        question: 'My verification code hasn’t arrived.',
        answer:
          'Check your spam folder first, then ask for a new code in the same window. Each code works for ten minutes, and only the newest one counts.',
      },
      {
        question: 'How do I change my details or my password?',
        answer:
          'In My Account. You can also see where you’re signed in there, and sign out of other devices.',
      },
      {
        question: 'How is my child’s data protected?',
        answer:
          'Your story idea and everything you tell us about your child with it are stored encrypted, and the name you put in the name field never leaves our own servers. There’s more on the Privacy page.',
      },
      {
        question: 'Can I take my data with me, or delete it?',
        answer:
          'Yes. In My Account you can download everything, delete all the stories for one child, or delete your whole account for good.',
      },
    ],
  },
  {
    id: 'help',
    label: 'Help',
    questions: [
      {
        question: 'I paid, but my credits are missing.',
        answer:
          'They usually arrive within seconds. If they’re not there after 10 minutes, please contact support and tell us roughly when you paid.',
      },
      {
        question: 'My card was declined.',
        answer:
          'You haven’t been charged. The message tells you what your bank told us. Try again, or use another card.',
      },
      {
        question: 'Something in a story isn’t right.',
        answer: 'Open the story, choose Report and tell us what’s wrong. We read every report.',
      },
      {
        question: 'Why was my idea turned down?',
        answer:
          'Some things don’t belong in children’s stories, and some words are easy to misread. The message suggests what to try instead. Hard topics are welcome: losing a grandparent, divorce, a stay in hospital, bullying, the dark.',
      },
      {
        question: 'How do I contact you?',
        answer: 'Through the Contact page. We’ll reply within 24 hours.',
      },
    ],
  },
];

export const FAQ_WORDS = {
  title: 'Common questions',
  lead: 'What parents often ask us.',
  search: 'Search the questions',
  nothing: 'No results found',
  nothingHint: 'Try different keywords or browse the categories below.',
} as const;
