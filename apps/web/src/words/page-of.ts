/** A page of a room with words of its own: both are fetched, and it is shown when both are there. */
import type { ComponentType } from 'react';
import { enterRoom, type Room } from './rooms.js';

export const pageOf =
  (room: Room, page: () => Promise<ComponentType>): (() => Promise<{ Component: ComponentType }>) =>
  async () => {
    const [Component] = await Promise.all([page(), enterRoom(room)]);
    return { Component };
  };
