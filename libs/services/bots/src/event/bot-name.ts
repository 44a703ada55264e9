const NAMES = [
  'Marten',
  'Juniper',
  'Heron',
  'Wren',
  'Osier',
  'Bracken',
  'Linden',
  'Teasel',
  'Sorrel',
  'Fen',
  'Alder',
  'Rush',
  'Rowan',
  'Thistle',
  'Larch',
  'Hazel',
];

/** What the bot at this place among the players of an event is called; it says that it is one. */
export function botName(index: number): string {
  const name = NAMES[index % NAMES.length];
  const times = Math.floor(index / NAMES.length) + 1;
  return times === 1 ? `Bot ${name}` : `Bot ${name} ${times}`;
}
