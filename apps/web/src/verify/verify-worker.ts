/** The worker of "Verify here": rules and hashing are loaded when the first file is looked at. */
import { nobleSha256 } from '@scoresheet/domain-record/noble';
import { answer } from '../ask/answer.js';
import { namedRules } from '../record-file/named-rules.js';
import { fileVerifier } from './verification.js';

answer(self, fileVerifier({ rulesFor: namedRules, sha256: nobleSha256 }));
