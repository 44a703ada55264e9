import type { licencesEnglish } from './licences.english.js';

export const licencesGerman: typeof licencesEnglish = {
  licences: {
    title: 'Lizenzen',
    says:
      'Pakete, Schriften und nativer Code in diesen Seiten und in den Container-Images. Die Images ' +
      'enthalten auch Node.js und Debian: siehe /usr/local/LICENSE und /usr/share/doc im Image.',
  },
};
