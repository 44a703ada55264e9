import { contractOnKafka } from './kafka-contract.spec-kit.js';

await contractOnKafka('3.9.1');
