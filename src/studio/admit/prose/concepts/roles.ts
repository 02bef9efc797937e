/** Roles of people, animals and characters. */
export const ROLES = {
  fairytale: `
    cannonball, cannonballs, dinosaur, dinosaurs, superhero, superheroes, alien, aliens, zombie,
    ~giant, ~witch, ~wolf, wolves, ~dragon, ~king, ~queen, huntsman, ~hunter, ~ogre, ~troll, stepmother,
    ~sorcerer, ~wizard, ~knight, ~soldier, ~monster, ~robber, ~pirate, ~prince, ~princess, ~goblin, ~fox, ~bear,
    ~lion, ~tiger, ~snake, ~eagle`,
} as const;
