/** The worker of replays and "What if": it holds one open record, and sends nothing anywhere. */
import { nobleSha256 } from '@scoresheet/domain-record/noble';
import { answer } from '../ask/answer.js';
import { namedRules } from '../record-file/named-rules.js';
import { whatIfQuestions } from './what-if-questions.js';

answer(self, whatIfQuestions({ rulesFor: namedRules, sha256: nobleSha256 }));
