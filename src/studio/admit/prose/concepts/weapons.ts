/** Weapons, terror and dangerous dares. */
export const WEAPONS = {
  explosive: `
    flamethrower, flame thrower, acid bomb, smoke bomb at school, firebomb, fire bomb, petrol, deodorant,
    chemicals, nail bomb, household chemicals, ~petrol bomb, pressure cooker, ~bomb, pipe bomb, explosives, explosive device, explosive powder, explosive vest, explosive belt, explosive charge,
    explosive mixture, real explosive, ~detonate,
    ~molotov, napalm, ~grenade, gunpowder, ricin, poison gas, nerve gas, mustard gas, sarin, anthrax, dynamite,
    detonator, landmine, landmines, tnt, c4, ammonia, chlorine gas, thermite, semtex, ammunition, silencer,
    bleach and, fertilizer and, fertiliser and, goes boom, chemical weapon, chemical weapons, nuclear bomb, ied`,
  making: `
    diy, from pipes, ~make, making, ~build, building, ~mix, mixing, ~recipe, ~construct, ~prepare, homemade,
    home made, ~assemble, ~craft, ~print, printing, exact amounts, ~cook, cooking, ~brew, ~produce,
    instructions, step by step, ingredients, chemistry lesson, ~sharpen, at home, ~create, science fair`,
  gun: `
    3d printed gun, air rifle, ~weapon, reload, ~gun, ~pistol, ~rifle, ~shotgun, ~revolver, firearm, firearms,
    handgun, machine gun, assault rifle, ar 15, ak 47, ammo, ~bullet, glock, uzi`,
  school: `
    school, schools, class, classroom, classmates, kindergarten, preschool, show and tell, backpack, bag,
    schoolbag, playground, train, bus, mall, church, mosque, synagogue, concert, metal detector, airport,
    teacher, teachers, pupils, locker`,
} as const;
