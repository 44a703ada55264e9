/** What is said of webhooks, in English. */
export const webhooksEnglish = {};
