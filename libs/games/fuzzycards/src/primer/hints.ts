/**
 * What a person is told at each kind of decision: what it is about, and on meeting it first what
 * can be done. `hidden` tells others that it was answered, where they may not know how.
 */
export const DECISIONS = {
  'turn-order': {
    title: 'Who begins?',
    hint: 'You have won the flip. Going first, you draw 5 cards and skip the draw of your first turn; going second, you draw 6 (R-FUZ-27, R-FUZ-28, R-FUZ-39).',
    hidden: 'says who begins',
  },
  mulligan: {
    title: 'Mulligan: keep this hand?',
    hint: 'Once in the game you may shuffle it all back and draw 5 new cards. Cards of cost 1 and 2 make a good start (R-FUZ-29).',
    hidden: 'answers the mulligan',
  },
  activate: {
    title: 'Activate: play cards, use abilities',
    hint: 'Cards cost Energy; new Heroes go to the Vault, the place there does not matter. "end the phase" goes on to moving and attacking; unspent Energy is kept (R-FUZ-30, R-FUZ-38, R-FUZ-40).',
    hidden: 'ends the Activate phase',
  },
  settle: {
    title: 'Settle: who changes rows?',
    hint: 'Move Heroes between Vault and Altar; only those on the Altar can attack, and while one stands there nobody reaches your Vault or Life (R-FUZ-42, R-FUZ-34, R-FUZ-46).',
    hidden: 'settles',
  },
  validate: {
    title: 'Validate: attack?',
    hint: 'Each Hero on your Altar may attack once. Damage is ATK minus half of DEF, plus 3 for the better Force (R-FUZ-45, R-FUZ-48).',
    hidden: 'goes on in the Validate phase',
  },
  bridge: {
    title: 'Bridge: your card is attacked',
    hint: 'It may step back to the Vault, and the attack does nothing; or it stays and takes the damage (R-FUZ-64).',
    hidden: 'decides about the bridge',
  },
  discard: {
    title: 'Exodus: too many cards in hand',
    hint: 'You keep seven; choose which to discard (R-FUZ-47).',
    hidden: 'discards',
  },
  target: {
    title: 'An effect asks you to choose',
    hint: 'Only what may be chosen is listed; a card in Stealth is not, nor one behind an Altar that stands (R-FUZ-55, R-FUZ-35).',
    hidden: 'chooses for an effect',
  },
  may: {
    title: 'An ability asks whether you want it',
    hint: 'What it does stands on the card. Without a yes nothing happens (A-FUZ-63).',
    hidden: 'decides about an ability',
  },
};
