import type { LongText } from './text.ts';

export const PRIVACY: LongText = {
  title: 'Privacy',
  changed: 'November 2026',
  summary: [
    'You tell us a little about your child so that the story fits. Everything but the wish itself and the age is up to you.',
    'Your wish and everything that you say about your child in it are encrypted where we keep them. The name in the name field never leaves our own servers: whoever writes and paints a story gets a stand-in name.',
    'No ads, and nothing is sold. Children have no accounts. Nothing is measured unless you say yes.',
    'You can take everything with you, delete one story, everything about one child, or your whole account, at any time, under My Account.',
  ],
  sections: [
    {
      id: 'who',
      title: 'Who this is for',
      body: [
        'Storywren is made for parents and guardians aged 18 and over. Children hear and read the stories; they have no accounts, and we do not ask them for anything.',
        'We handle personal information as the Privacy Act 1988 (Cth) and the Australian Privacy Principles ask us to.',
      ],
    },
    {
      id: 'child',
      title: 'What you may tell us about your child',
      body: [
        'A story can be made from the topic and the age group alone. These details are optional, and each of them only makes the story and its pictures fit better:',
        [
          'a first name or a nickname; a nickname works just as well',
          'an age range: 0–3, 3–7, 6–8 or 8–12',
          'gender: girl, boy or other, which is what you choose by leaving it open',
          'what you would like the story to encourage, such as your parenting style preferences',
          'ethnicity, and the country that the child lives in or comes from',
          'skin, hair, height and build, as they should be painted',
          'accessibility needs that belong in the picture: glasses, a wheelchair, a hearing aid, a hijab',
          'favourite characters, things and themes',
        ],
        'Please leave out surnames, schools, addresses and anything else that could find your child. Telephone numbers, e-mail addresses and street addresses in a wish are left out before anything is written.',
      ],
    },
    {
      id: 'parent',
      title: 'What we keep about you',
      body: [
        [
          'your name, e-mail address and country, and your password as a hash that cannot be turned back',
          'when you signed in, so that you can see and end your sessions',
          'your credits, your plan, and what you paid, when, and with which kind of card. Card numbers go straight to the payment provider and never to us; we see the brand and the last four digits',
          'messages that you send us, and the reports that you make',
        ],
      ],
    },
    {
      id: 'use',
      title: 'What we do with it',
      body: [
        'We use it to make, keep and show your stories, to run your account and your payments, to answer you, and to keep the service safe. That is all. There are no advertisements, no profiles, and no sale of anything.',
      ],
    },
    {
      id: 'others',
      title: 'Who else sees something',
      body: [
        'Stories are written and painted either by Storywren’s own storyteller and painter, which work on our servers, or by a provider of language and picture models. A provider gets the wish in your words, the age group, and how the child in the pictures should look. It never gets the child’s name, unless you write a name into the wish itself; please use the name field. A stand-in name travels in its place, and the real one is put in when you open the story.',
        'Payments are made with our payment provider, who gets your name, your e-mail address and your card. Mails are carried by our mail provider. We hand over more only where the law makes us.',
      ],
    },
    {
      id: 'where',
      title: 'Where it is kept',
      body: [
        'Your data is stored in Australia and in the cloud regions that we have nominated for backups and for the providers named above. Connections are encrypted.',
        'Your wish, and everything that you say about your child in it, the name included, are also encrypted in the database itself. The age group, the theme, the story’s own words and the descriptions of its pictures are not; in the words that we store, a mark stands where the name from the name field belongs.',
        'No way of keeping things is perfect. If something ever happens that is likely to harm you, we will tell you and the Office of the Australian Information Commissioner, as the law asks.',
      ],
    },
    {
      id: 'sharing',
      title: 'When you share a story',
      body: [
        'Sharing is off until you turn it on for one story. Whoever has the link can then read that story, and nothing else. Your child’s name is hidden unless you switch it on, search engines are asked to stay away, and you can take the link back whenever you like. What others saved before then stays with them.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and measuring',
      body: [
        'To keep you signed in we set two cookies: the session itself, and a hint that there is one. While you verify your e-mail there is one more. After a yes to measuring, Google sets its own, and they go when you take the yes back. Your device also remembers small choices, such as lights out, the size of the letters and the page that you were on; those never reach us.',
        'If this service measures visits at all, it asks you first, and nothing is loaded before you say yes. Advertising features are off. What you write about a child, and titles of stories, are never part of it.',
      ],
    },
    {
      id: 'long',
      title: 'How long we keep it',
      body: [
        'Your stories stay until you delete them or your account. When you delete a story, its words, its pictures and the wish behind it are gone. When you delete your account, everything about you and your children is erased; only the records of payments remain, without your name, for as long as tax law asks us to keep them. Backups are overwritten in turn.',
      ],
    },
    {
      id: 'rights',
      title: 'What you can ask of us',
      body: [
        'Under My Account you can see and correct your details, download all of it in one file, and delete one child’s stories or everything. If something is missing there, write to us on the contact page and we will answer within 30 days.',
        'If you are not happy with our answer, you can complain to the Office of the Australian Information Commissioner at oaic.gov.au.',
      ],
    },
    {
      id: 'changes',
      title: 'When these words change',
      body: ['If we change something that matters, we will say so here and by mail before it takes effect.'],
    },
  ],
};
