/**
 * What thieves try first, in lower case; shorter ones are refused by their length already. A list
 * of thousands would belong into a service of its own; these few stop the first minutes of guessing.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set([
  ...['password', 'password1', 'password12', 'password123', 'password1234', 'passw0rd', 'p@ssw0rd'],
  ...['p@ssword', 'passwort', 'motdepasse', 'contraseña', 'parola123', 'senha123', 'changeme'],
  ...['12345678', '123456789', '1234567890', '87654321', '987654321', '0987654321', '12341234'],
  ...['123123123', '123454321', '11223344', '112233445566', '1q2w3e4r', '1q2w3e4r5t', '1qaz2wsx'],
  ...['qwertyui', 'qwertyuiop', 'qwerty12', 'qwerty123', 'qwerty1234', 'qwertz123', 'qazwsxedc'],
  ...['asdfghjk', 'asdfghjkl', 'zxcvbnm1', 'zxcvbnm123', 'azertyuiop', 'abcdefgh', 'abcd1234'],
  ...['abc12345', 'abc123456', 'a1b2c3d4', 'aa123456', 'iloveyou', 'iloveyou1', 'letmein1'],
  ...['letmein123', 'welcome1', 'welcome123', 'admin123', 'administrator', 'superman', 'sunshine'],
  ...['princess', 'football', 'baseball', 'basketball', 'trustno1', 'starwars', 'whatever'],
  ...['computer', 'internet', 'michelle', 'jennifer', 'charlie1', 'dragon123', 'monkey123'],
  ...['master123', 'pokemon1', 'pokemon123', 'yugioh123', 'scoresheet', 'fuzzycards', 'testtest'],
]);
