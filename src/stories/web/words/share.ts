/** Whether a story of one's own is shared, and in which words. */
export const SHARING = {
  unknown: 'We could not look up whether this story is shared.',
  again: 'Try again',
  link: 'Share this story with a link',
  linkOn: 'Anybody with the link can read it. Turn this off, and the link leads nowhere.',
  linkOff: 'Nobody but you can read it now.',
  names: (child: string | null) => (child ? `Show ${child}’s name` : 'Show names'),
  namesOn: 'The name can be read in the story, its title and previews of the link.',
  namesOff: 'Another name stands in for your child’s, in the story and in its title. Other names stay.',
  namesUnknown:
    'You gave no child’s name for this story, so we cannot hide one: names written in your wish stay where they are.',
  seen: 'A stranger sees the title, the words and the pictures. Never who you are, or what you told us about your child.',
  look: 'See what they see',
  failed: 'Sharing failed',
  failedAdvice: 'Please try again in a minute.',
  offlineAdvice: 'Please check your connection and try again.',
} as const;

/** Every way to pass a shared story on. */
export const PASS_ON = {
  told: (title: string) => `“${title}”: a picture book from Storywren`,
  now: 'Share now',
  link: 'Story link',
  copy: 'Copy',
  copyWhat: ' link',
  services: 'Or pass it on with',
  newWindow: ' (opens a new window)',
  cover: 'Download cover for Instagram',
  shared: { title: 'Story shared successfully!' },
  notShared: { title: 'Sharing failed', message: 'Please try one of the other sharing options below.' },
  copied: { title: 'Link copied!' },
  notCopied: { title: 'Copy failed', message: 'Please manually copy the link from the text field.' },
  instagram: { title: 'Opening Instagram', message: 'Copy the link and share manually in Instagram app.' },
  coverComing: { title: 'Cover image downloading' },
  noCover: { title: 'Download Failed', message: 'Unable to download the cover. Please try again.' },
} as const;
