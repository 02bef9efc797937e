/** Drugs, smoking and alcohol. */
export const SUBSTANCES = {
  narcotic: `
    cocaine, meth, methamphetamine, heroin, lsd, ecstasy pills, mdma, ketamine, fentanyl, crack cocaine,
    cannabis, marijuana, ~snort cocaine, smoke weed, smoked weed, smokes weed, smoking weed, smoked a joint,
    drug dealer, drank vodka, drank whisky, drank beer, drinks vodka, drinks beer, drinking vodka,
    drinking beer, smoked a cigarette, smoked cigarettes, smokes a cigarette, sold drugs, took drugs,
    takes drugs, taking drugs, vaped`,
  sniff: `
    ~sniff glue, sniffing glue, ~sniff, ~inhale, inhaling, ~huff, huffing`,
  fumes: `
    glue, deodorant, petrol, gasoline, gas, aerosol, spray, paint, nail polish, lighter fluid, helium`,
} as const;
