/** The featured stories as shown on the home page; a test compares them with the stories. */
export const FEATURED = [
  {
    id: '1',
    title: 'Koa and the Red Boat',
    about: 'A story about sharing',
    cover: '/pictures/featured/1-opening.webp',
    alt: 'Koa stands on the sand beside the sea, and Shelly the turtle looks on.',
    time: '3 min read',
    ages: '0–3',
    cloth: 'cloth-blue',
  },
  {
    id: '2',
    title: 'The Dark Behind the Shed',
    about: 'A story about being brave a little at a time',
    cover: '/pictures/featured/2-turning.webp',
    alt: 'Mei stands in the night and looks up at the stars; Pocket the owl is beside her.',
    time: '5 min read',
    ages: '3–7',
    cloth: 'cloth-plum',
  },
  {
    id: '3',
    title: 'The Clock That Said Nearly',
    about: 'A story about asking for help',
    cover: '/pictures/featured/3-opening.webp',
    alt: 'Ada, in her wheelchair, and Tuppence, a small robot, are ready for the day.',
    time: '9 min read',
    ages: '6–8',
    cloth: 'cloth-green',
  },
] as const;
