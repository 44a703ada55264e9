import { graphql, type ResultOf } from '../../api/schema.js';

export const HEALTH = graphql(`
  query Health {
    processHealth {
      process
      isWhole
      nodeVersion
      startedAt
      now
      memoryBytes
      eventLoopLagMs
      freeBytes
      shortage
      checks {
        name
        ok
        says
      }
      readers {
        reader
        topic
        entries
        seconds
      }
      rates {
        answers
        accepted
        refused
        conflicts
      }
      times {
        answerP50
        answerP99
        commandP50
        commandP99
      }
      subscribers {
        sockets
        subscriptions
        bufferedBytes
        queued
        longestQueue
        dropped
      }
      commandsInFlight
      restarts
      warnings
      errors
      turnedAway {
        reason
        count
        enforced
      }
    }
  }
`);

export type HealthFields = ResultOf<typeof HEALTH>['processHealth'];
