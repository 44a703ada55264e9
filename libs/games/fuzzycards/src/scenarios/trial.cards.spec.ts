import { expect, it } from 'vitest';
import { LANGUAGE } from '../effects/language.js';
import { scenarioGame } from './scenario-game.js';

const FACES = Object.values(scenarioGame.rules.faces);

it.each([
  ['Change of Heart', 'Choose an enemy card. Take control of it.'],
  ['Day Pass', 'Choose an enemy card. Take control of it until the turn ends.'],
  [
    'Changing of the Guard',
    'Choose one of your Heroes in the Altar and a Hero in the Vault. Your chosen Hero in the Altar ' +
      'changes positions with the chosen Hero in the Vault.',
  ],
  [
    'Stage Hand',
    'On Deploy: Choose up to one of your other Heroes. It changes positions with this Hero.',
  ],
  ['Under the Rug', 'Put 2 cards of the hand under the Scroll in any order. Draw 1 card.'],
  ['Lost in the Post', 'Your opponent puts 1 card of the hand under the Scroll.'],
  ['Padded Screen', 'Passive: Your Heroes have -3 to damage taken.'],
  ['Knuckle Polish', 'Passive: Its Hero has +2 to damage dealt.'],
  ['Side Door', 'Choose a Hero in your discard pile. Put it on your side of the field.'],
  [
    'Lost Property Clerk',
    'On Deploy: Search your Scroll for a Hero with a cost of at most 1, take it to your hand and ' +
      'shuffle.',
  ],
  ['Rummage', 'Search your Scroll for a card, take it to your hand and shuffle.'],
  ['Last Umbrella', 'If you have at most 10 Life, gain 6 Life.'],
  [
    'Fair Weather Engineer',
    "Activate (1 Energy): If there are no enemy Heroes, deal 2 damage to your opponent's Life.",
  ],
  ['Coat Hook', "Choose an Equip Relic on your opponent's side. Destroy it."],
  [
    'Spring Cleaner',
    'Activate (discard a card): Choose an enemy card. Deal 2 damage to it.',
    'Activate (1 Energy, discard 2 cards): Draw 1 card.',
  ],
  [
    'Open Buffet',
    'Each player may draw 1 card, then put 1 card of the hand under the Scroll, then gain 1 Life ' +
      'for each of their Heroes. Gain 1 Energy.',
  ],
  [
    'Standing Invitation',
    "On Deploy: Choose an enemy card. Your opponent may deal 2 damage to their opponent's Life, " +
      'then deal 2 damage to the chosen enemy card.',
  ],
  [
    'Sparring Mat',
    'Passive: Its Hero has +2 to damage dealt in attacks and -3 to damage taken from attacks.',
  ],
  ['Rent Day', 'Each player loses 3 Life.'],
  [
    'Weather Report',
    'Look at the top 3 cards of your Scroll, take up to one of them that fits a Hero and put the ' +
      'rest under it in any order.',
  ],
  [
    "Tomorrow's Paper",
    'Look at the top 3 cards of your Scroll and put the rest back on top in any order.',
  ],
  ['Bargain Bell', 'Passive: All Heroes in your hand have -2 cost.'],
  ['Candle at Both Ends', 'Activate (3 HP, any number of times a turn): Gain 1 Energy.'],
])('%s says: %s', (name, ...text) => {
  const face = FACES.find((each) => each.name === name);
  expect(face && LANGUAGE.rules.cardText(face)).toEqual(text);
});
