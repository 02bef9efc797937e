import type { LongText } from './text.ts';

export const PRIVACY: LongText = {
  title: 'Privacy',
  changed: 'November 2026',
  summary: [
    'You tell us a little about your child so the story fits. Apart from your story idea and the age group, what you share is up to you.',
    'Your story idea and everything you tell us about your child with it are stored encrypted. The name you put in the name field never leaves our own servers: whoever writes and paints the story gets a stand-in name.',
    'No ads, and we never sell your data. Children have no accounts. We don’t measure anything unless you say yes.',
    'At any time, you can download everything, or delete one story, everything about one child or your whole account.',
  ],
  sections: [
    {
      id: 'who',
      title: 'Who this is for',
      body: [
        'Storywren is made for parents and guardians aged 18 and over. Children hear and read the stories; they don’t have accounts, and we don’t ask them for anything.',
        'We handle personal information as the Privacy Act 1988 (Cth) and the Australian Privacy Principles require.',
      ],
    },
    {
      id: 'child',
      title: 'What you may tell us about your child',
      body: [
        'All we need for a story is a topic and an age group. These details are optional; they just help the story and its pictures fit your child:',
        [
          'a first name or a nickname; a nickname works just as well',
          'an age range: 0–3, 3–7, 6–8 or 8–12',
          'gender: girl, boy or other (leave it blank for other)',
          'what you would like the story to encourage, such as your parenting style preferences',
          'ethnicity, and the country your child lives in or comes from',
          'skin, hair, height and build, as you’d like them painted',
          'accessibility needs to show in the pictures: glasses, a wheelchair, a hearing aid, a hijab',
          'favourite characters, things and themes',
        ],
        'Please leave out surnames, schools, addresses and anything else someone could use to find your child. We remove phone numbers, email addresses and street addresses before we write anything.',
      ],
    },
    {
      id: 'parent',
      title: 'What we keep about you',
      body: [
        [
          'your name, email address and country, and your password as a hash that can’t be reversed',
          'when you signed in, so you can see your sessions and end them',
          'your credits, your plan, and what you paid, when, and with which kind of card. Card numbers go straight to the payment provider and never to us; we only see the brand and the last four digits',
          'messages and reports you send us',
        ],
      ],
    },
    {
      id: 'use',
      title: 'What we do with it',
      body: [
        'We use it to make, keep and show your stories, to run your account and payments, to answer you, and to keep the service safe. That’s all. We don’t show ads, build profiles or sell anything.',
      ],
    },
    {
      id: 'others',
      title: 'Who else sees it',
      body: [
        'Stories are written and painted either by Storywren’s own storyteller and painter, which run on our servers, or by a provider of AI models. A provider gets your story idea in your own words, the age group, and how the child in the pictures should look. It never gets your child’s name, unless you write it into the idea itself, so please use the name field. We send a stand-in name instead, and put the real one back when you open the story.',
        'Our payment provider handles payments, and gets your name, your email address and your card details. Our email provider delivers our emails. We share more only when the law requires it.',
      ],
    },
    {
      id: 'where',
      title: 'Where it is kept',
      body: [
        'Your data is stored in Australia and in the cloud regions we’ve nominated for backups and for the providers above. Connections are encrypted.',
        'Your story idea and everything you tell us about your child with it, including their name, are also encrypted in the database itself. The age group, the theme, the story’s text and the descriptions of its pictures aren’t. In the text we store, a placeholder takes the place of the name from the name field.',
        'No storage is perfectly secure. If something ever happens that’s likely to harm you, we’ll tell you and the Office of the Australian Information Commissioner, as the law requires.',
      ],
    },
    {
      id: 'sharing',
      title: 'When you share a story',
      body: [
        'Sharing is off until you turn it on for a story. Anyone with the link can then read that story, and nothing else. Your child’s name is hidden unless you choose to show it, we ask search engines to stay away, and you can turn the link off whenever you like. We can’t take back copies other people have already saved.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and measuring',
      body: [
        'To keep you signed in, we set two cookies: the session itself, and a note that there is one. There’s one more while you verify your email. If you say yes to measuring, Google sets its own, and they’re removed if you change your mind. Your device also remembers small choices, such as lights out, the text size and the page you were on; those never reach us.',
        'If we measure visits at all, we ask you first, and we load nothing before you say yes. Advertising features are off. What you write about a child, and the titles of your stories, are never included.',
      ],
    },
    {
      id: 'long',
      title: 'How long we keep it',
      body: [
        'Your stories stay until you delete them or your account. When you delete a story, its words, its pictures and the idea behind it are gone. When you delete your account, we erase everything about you and your children; we only keep payment records, without your name, for as long as tax law requires. Old backups are overwritten over time.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      body: [
        'In My Account you can see and correct your details, download everything in one file, and delete one child’s stories or everything. If you can’t find what you need there, write to us on the Contact page and we’ll answer within 30 days.',
        'If you’re not happy with our answer, you can complain to the Office of the Australian Information Commissioner at oaic.gov.au.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to this page',
      body: ['If we change something that matters, we’ll tell you here and by email before it takes effect.'],
    },
  ],
};
