export const licencesEnglish = {
  licences: {
    title: 'Licences',
    says:
      'Packages, fonts and native code in these pages and in the container images. The images also ' +
      'contain Node.js and Debian: see /usr/local/LICENSE and /usr/share/doc in the image.',
  },
};
