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
          'A place where parents and guardians make picture books for their own children. You say what is on your mind, choose an age and a look, and get a story of the right length with four paintings, to read, to hear, to keep and to share.',
      },
      {
        question: 'How do I make my first story?',
        answer:
          'Join, verify your e-mail with the six-digit code, and choose Create Story. Describe the moral or the worry in at least ten characters, choose an age group, and tell us about your child if you like. You see the story being written and painted, and may start reading as soon as page one stands.',
      },
      {
        question: 'How long does it take?',
        answer:
          'About two minutes at most, and often less. You can close the page: the story goes on without you and waits under My Stories.',
      },
      {
        question: 'Who can use it?',
        answer:
          'Parents and guardians aged 18 and over. Children only enjoy the stories; they have no accounts.',
      },
      {
        question: 'Can I look at a story before I join?',
        answer: 'Yes. Three stories from our own shelf stand on the home page, free and without an account.',
      },
    ],
  },
  {
    id: 'stories',
    label: 'Stories',
    questions: [
      {
        question: 'Which ages are the stories for?',
        answer:
          'There are four age groups: 0–3 Board Book with 200 to 500 words, 3–7 Picture Book with 500 to 800, 6–8 Early Reader with 1,000 to 2,000, and 8–12 Middle Grade with 2,000 to 4,000.',
      },
      {
        question: 'Which types of story are there?',
        answer:
          'Moral Stories, told as a Classic Arc, a Fairytale or a Hero’s Journey. Special Kids and Educational are coming.',
      },
      {
        question: 'Which themes can I choose?',
        answer:
          'About eighteen, among them animals, space, ocean, magic, friendship, dragons, robots, pirates and dinosaurs. You may also write a theme of your own.',
      },
      {
        question: 'Can my child be in the story?',
        answer:
          'Yes. Tick that your child is the main character and give a first name or a nickname. Skin, hair, height, build, and things such as glasses, a wheelchair, a hearing aid or a hijab are painted as you choose them, the same on every page.',
      },
      {
        question: 'Who writes and paints the stories?',
        answer:
          'Software does: Storywren’s own storyteller and painter, or a language and picture model. Each story says in its details which one wrote it. Every story is checked before you see it.',
      },
      {
        question: 'Can Storywren read a story to us?',
        answer:
          'Yes. Press Listen: your browser’s own voice reads page by page and lights each word up as it is said. Tap a word to hear that word alone. If your browser has no voice, try Chrome or Edge.',
      },
      {
        question: 'Can I keep a story?',
        answer:
          'Yes. Every story stays under My Stories until you delete it. Download PDF makes a book to print, and EPUB one for e-readers.',
      },
      {
        question: 'Who can see a story that I share?',
        answer:
          'Only people who have its link. Sharing is off until you turn it on, your child’s name is hidden unless you switch it on, and you can take the link back at any time.',
      },
      {
        question: 'A picture is missing. What can I do?',
        answer:
          'Choose Fix Illustrations under My Stories. Pictures that are missing or broken are painted again, at no cost.',
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
          'One credit, whatever its length. Pay as you go costs $2 AUD for one credit; larger packs cost less for each. Prices include GST.',
      },
      {
        question: 'Do credits expire?',
        answer: 'No. Credits never expire, also when you leave premium.',
      },
      {
        question: 'What is premium?',
        answer:
          'A subscription: $9.99 AUD a month with 10 credits a month, or by the year with 120 credits at once and 33% savings. Priority support is included.',
      },
      {
        question: 'Does premium renew by itself?',
        answer:
          'Yes. Subscriptions renew automatically unless cancelled. Cancel under My Account or in the user menu; premium then stays until the end of the period that is paid.',
      },
      {
        question: 'Can I switch between plans?',
        answer:
          'Yes, in both directions, under Switch Plan. When you leave premium your credits stay with you, and each further story costs $2 AUD.',
      },
      {
        question: 'What if a story cannot be made?',
        answer:
          'Then its credit comes back by itself, usually within a minute. A wish that we refuse costs nothing.',
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
          'Choose “Forgot your password?” when you log in. We send you a link that is valid for 1 hour.',
      },
      {
        question: 'The verification code did not arrive.',
        answer:
          'Look in your spam folder first. Then choose to send a new code in the same dialog. A code works for ten minutes, and only the newest one counts.',
      },
      {
        question: 'How do I change my details or my password?',
        answer: 'Under My Account. There you also see where you are signed in, and can end those sessions.',
      },
      {
        question: 'How is my child’s data protected?',
        answer:
          'Your wish and everything that you say about your child in it are encrypted where we keep them, and the name in the name field never leaves our own servers. The privacy page says it all.',
      },
      {
        question: 'Can I take my data with me, or delete it?',
        answer:
          'Yes. My Account has a download of everything, and deletes one child’s stories or the whole account for good.',
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
          'They usually come within seconds. If they are not there after 10 minutes, please contact support, and tell us roughly when you paid.',
      },
      {
        question: 'My card was declined.',
        answer:
          'Nothing was taken. The message says why, as your bank told us. Try again, or use another card.',
      },
      {
        question: 'Something in a story is not right.',
        answer: 'Open the story and choose Report. Tell us what is wrong; we read every report.',
      },
      {
        question: 'Why was my wish refused?',
        answer:
          'Some things are not for children’s stories, and some words are easy to misread. The message says what to try instead. Hard topics are welcome: the loss of a grandparent, a divorce, a hospital, bullying, the dark.',
      },
      {
        question: 'How do I reach you?',
        answer: 'Through the contact page. The team replies within 24 hours.',
      },
    ],
  },
];

export const FAQ_WORDS = {
  title: 'Questions and answers',
  lead: 'What parents ask us, and what we say.',
  search: 'Search the questions',
  nothing: 'No results found',
  nothingHint: 'Try different keywords or browse the categories below.',
} as const;
