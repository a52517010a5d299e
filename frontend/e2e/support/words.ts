/**
 * Texts that a visitor reads and types, per language. Duplicated here on purpose: specs do not import the product's
 * texts.
 */
export const WORDS = {
  en: {
    input: 'Your message',
    send: /^Send, costs/,
    attach: 'Attach a file',
    messages: 'Messages',
    starting: 'Your consultation is starting',
    choices: 'Answers to choose from',
    toggle: 'Kiswahili',
    agree: 'I have read this and I agree',
    start: 'I Agree & Start Using',
    understood: 'I understand',
    diagnosis: 'Diagnosis',
    emergency: 'Emergency',
    newDiagnosis: 'New diagnosis',
    summary: 'Is this right?',
    accessDenied: 'Access Denied',
  },
  sw: {
    input: 'Ujumbe wako',
    send: /^Tuma, gharama ni/,
    attach: 'Ambatisha faili',
    messages: 'Ujumbe',
    starting: 'Mazungumzo yako yanaanza',
    choices: 'Majibu ya kuchagua',
    toggle: 'English',
    agree: 'Nimesoma na ninakubali',
    start: 'Nakubali na ninaanza',
    understood: 'Nimeelewa',
    diagnosis: 'Utambuzi wa ugonjwa',
    emergency: 'Dharura',
    newDiagnosis: 'Uchunguzi mpya',
    summary: 'Je, hii ni sahihi?',
    accessDenied: 'Huna ruhusa',
  },
} as const;

export type Language = keyof typeof WORDS;
export const LANGUAGES = ['en', 'sw'] as const satisfies Language[];

/**
 * Answers of a 28-year-old man with malaria, by chip or by text. He denies every other question. The interview may ask
 * in any order.
 */
export const ANSWERS: Record<Language, { question: RegExp; chip?: string; typed?: string }[]> = {
  en: [
    // First, because the summary repeats earlier answers.
    { question: /Is this right/, chip: 'Yes, that is right' },
    { question: /How old/, typed: 'I am 28 years old' },
    { question: /female or male/, chip: 'Male' },
    { question: /sweat|mosquito/, chip: 'Yes' },
    { question: /height|how tall/i, typed: '170 cm, 65 kg' },
    { question: /What does .* show/, chip: 'Go on without it' },
  ],
  sw: [
    { question: /ni sahihi\?/, chip: 'Ndiyo, ni sahihi' },
    { question: /umri gani/, typed: 'Miaka 28' },
    { question: /wa kike au wa kiume/, chip: 'Wa kiume' },
    { question: /jasho|\bmbu\b/, chip: 'Ndiyo' },
    { question: /urefu na uzito/, typed: 'sm 170, kilo 65' },
    { question: /Nieleze kwa maneno/, chip: 'Endelea bila hiyo' },
  ],
};

/** Chips that deny a question. */
export const DENIALS: Record<Language, RegExp> = {
  en: /^(No|None|Nothing else)$/,
  sw: /^(Hapana|Hakuna|Hakuna kingine)$/,
};

/** The typed denial for questions without a denying chip. */
export const NOTHING_ELSE: Record<Language, string> = { en: 'Nothing else', sw: 'Hakuna kingine' };

export const FEVER = {
  en: 'I have a high fever, chills and a headache since two days ago',
  sw: 'Nina homa kali, natetemeka na kichwa kinauma tangu juzi',
} as const;

/** Texts needed to walk through the screens. */
export const SCREEN_WORDS = {
  en: {
    welcome: 'What is troubling you?',
    addCredits: 'Add credits',
    statement: 'What my credits were used for',
    pay: /^Pay/,
    done: 'Done',
    session: 'This consultation',
    clearAll: 'Clear All',
    sexAsked: 'female or male',
    offered: 'Shall I show you',
    showMe: 'Yes, show me',
    question: 'Can I go to work?',
    cough: 'I have been coughing since Monday',
    noConsultations: 'No consultations yet',
    offline: 'You are offline. What you write is kept.',
    kept: 'No connection',
    emergency: 'My baby is not breathing',
  },
  sw: {
    welcome: 'Unasumbuliwa na nini?',
    addCredits: 'Ongeza krediti',
    statement: 'Krediti zangu zimetumika wapi',
    pay: /^Lipa/,
    done: 'Sawa',
    session: 'Mazungumzo haya',
    clearAll: 'Ondoa zote',
    sexAsked: 'wa kike au wa kiume',
    offered: 'nikuonyeshe',
    showMe: 'Ndiyo, nionyeshe',
    question: 'Naweza kwenda kazini?',
    cough: 'Ninakohoa tangu Jumatatu',
    noConsultations: 'Bado huna mazungumzo',
    offline: 'Huna mtandao. Unachoandika kinahifadhiwa.',
    kept: 'Hakuna mtandao',
    emergency: 'Mtoto amepata degedege na hawezi kunywa',
  },
} as const satisfies Record<Language, object>;

export const ACCOUNT_WORDS = {
  en: {
    login: 'Log in',
    register: 'Register',
    username: 'Username',
    password: 'Password',
    usernameShort: 'Username must be at least 3 characters',
    history: 'History',
    account: (name: string) => `Account of ${name}`,
    logout: 'Log out',
    changePassword: 'Change password',
    currentPassword: 'Current password',
    newPassword: 'New password',
    savedCode: 'I have saved it',
  },
  sw: {
    login: 'Ingia',
    register: 'Jisajili',
    username: 'Jina la mtumiaji',
    password: 'Nenosiri',
    usernameShort: 'Jina la mtumiaji liwe na angalau herufi 3',
    history: 'Historia',
    account: (name: string) => `Akaunti ya ${name}`,
    logout: 'Toka',
    changePassword: 'Badilisha nenosiri',
    currentPassword: 'Nenosiri la sasa',
    newPassword: 'Nenosiri jipya',
    savedCode: 'Nimeihifadhi',
  },
} as const satisfies Record<Language, object>;

export const DASHBOARD_WORDS = {
  en: {
    judge: 'Give a verdict',
    saveVerdict: 'Save verdict',
    verdictSaved: 'The verdict is saved',
    showAll: 'Show the whole conversation',
    show: 'Show',
  },
  sw: {
    judge: 'Toa tathmini',
    saveVerdict: 'Hifadhi tathmini',
    verdictSaved: 'Tathmini imehifadhiwa',
    showAll: 'Onyesha mazungumzo yote',
    show: 'Onyesha',
  },
} as const satisfies Record<Language, object>;
