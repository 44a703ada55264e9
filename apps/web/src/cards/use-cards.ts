/** The cards of the game that the address names, fetched before its page is shown. */
import {
  useLoaderData,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunction,
} from 'react-router';
import { loadCards, type CardGame } from './card-game.js';

export const cardsLoader = ({ params }: LoaderFunctionArgs): Promise<CardGame | undefined> =>
  loadCards(params['game'] ?? '');

/** The game of the page; undefined where these pages know no such game. */
export const useCards = (): CardGame | undefined => useLoaderData() as CardGame | undefined;

/** A search or a deck in the address is not another game. */
export const isOtherGame: ShouldRevalidateFunction = ({ currentParams, nextParams }) =>
  currentParams['game'] !== nextParams['game'];
