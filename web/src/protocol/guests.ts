/** Guests are called by two words and a number, "Noble Hare 7081": the number is shown only where the words alone could be somebody else. */

const GUEST = /^(.+ .+) \d{4}$/;

/** A guest's name without its number; every other name as it is. */
export const withoutNumber = (name: string): string => GUEST.exec(name)?.[1] ?? name;

/** What everyone of these is called where they may stand together. */
export function calledAmong(names: readonly string[]): (name: string) => string {
  const times = new Map<string, number>();
  for (const name of new Set(names)) times.set(withoutNumber(name), (times.get(withoutNumber(name)) ?? 0) + 1);
  return (name) => ((times.get(withoutNumber(name)) ?? 0) > 1 ? name : withoutNumber(name));
}
