/** The cards of the game that the address names, fetched before its page is shown. */
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { loadCards, type CardGame } from './card-game.js';

export const cardsLoader = ({ params }: LoaderFunctionArgs): Promise<CardGame | undefined> =>
  loadCards(params['game'] ?? '');

/** Undefined where these pages know no such game. */
export const useCards = (): CardGame | undefined => useLoaderData() as CardGame | undefined;
