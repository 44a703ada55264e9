// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { client } from '../../../api/client.js';
import { EVENT, renderEvent } from '../../event.spec-kit.js';
import * as roles from '../../roles.js';
import type { LeadersView } from '../lead/leaders-documents.js';
import { PeoplePart } from './people-part.js';

const VIEW: LeadersView = {
  next: null,
  checkIn: false,
  checkedIn: 0,
  intentionalDraws: false,
  successor: null,
  agreements: [],
  forbiddenPairs: [],
};
const JUDGE: roles.Roles = {
  isOwner: false,
  isOrganiser: false,
  runsRounds: false,
  isScorer: false,
  isJudge: true,
  isHeadJudge: false,
  isStaff: true,
};
const ORGANISER: roles.Roles = { ...JUDGE, isOrganiser: true, runsRounds: true, isScorer: true };

const headingsFor = async (who: roles.Roles): Promise<readonly (string | null)[]> => {
  vi.spyOn(client, 'query').mockRejectedValue(new TypeError('Failed to fetch'));
  vi.spyOn(roles, 'useRoles').mockReturnValue(who);
  const event = { ...EVENT, stage: 'ANNOUNCED' as const, round: null };
  await renderEvent(() => createElement(PeoplePart, { view: VIEW }), { event, ownTable: null });
  const found = await screen.findAllByRole('heading', { level: 2 });
  return found.map(({ textContent }) => textContent);
};

describe('Staff and words of an event', () => {
  afterEach(cleanup);

  it('let an organiser say when it begins and what it is called', async () => {
    expect(await headingsFor(ORGANISER)).toEqual([
      'Tell everybody',
      'Planned beginning',
      'Title and description',
      'Staff',
    ]);
  });

  it('let a judge tell everybody something, and change nothing of the event', async () => {
    expect(await headingsFor(JUDGE)).toEqual(['Tell everybody', 'Staff']);
  });
});
