import { DEFAULT_VERSION } from '@scoresheet/tools-kafka';
import { contractOnKafka } from './kafka-contract.spec-kit.js';

await contractOnKafka(DEFAULT_VERSION);
