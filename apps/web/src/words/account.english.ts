/** What is said of accounts, guests and sessions, in English. */
export const accountEnglish = {
  account: {
    title: 'Account',
    unknown: 'Looking who you are …',
    stranger:
      'You look on as nobody in particular. To play you need nothing: sit down, and you are a guest.',
    guest:
      'You are a guest, and only in this browser. Matches that you play as a guest stay yours here.',
    guestLeaves:
      'An account is somebody else: what you play as a guest stays with the guest. Finish a game before you sign in.',
    signedIn: 'You are signed in as',
    name: 'Name',
    password: 'Password',
    signIn: { title: 'Sign in', do: 'Sign in', instead: 'I have an account' },
    newAccount: { title: 'New account', do: 'Make the account', instead: 'Make an account' },
    refused: {
      nameReserved:
        'This name is reserved: players would take it for staff, the server or a guest. Choose another one.',
      nameUnseen: 'Type the name again, on one line and without hidden characters.',
      passwordTooCommon:
        'This password is among the first that a thief would try, or little more than your name. Choose another one.',
    },
    out: 'Sign out',
    leave: 'Forget this guest',
    leaveAsk: 'A guest does not come back. Matches that go on would wait for nobody.',
    leaveYes: 'Forget the guest for good',
    sessions: {
      title: 'Signed in on',
      this: 'this device',
      used: 'last used',
      unnamed: 'A device without a name',
      end: 'Sign out',
      endOf: 'Sign out {{name}}',
      endAll: 'Sign out everywhere',
    },
  },
};
