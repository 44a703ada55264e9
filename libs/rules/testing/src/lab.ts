/** What a page needs to show scenarios, and to lay their tables for whoever wants to try something. */
export { seededChance } from './chance/seeded-chance.js';
export { readScenarios } from './scenario/document.js';
export { laidStory, type LaidStory } from './scenario/laid-story.js';
export type { NoScenario, Scenario } from './scenario/scenario.js';
