/** The two views of the sign-in dialog. */
export type AuthView = 'sign-in' | 'sign-up';

/** What a visitor typed; `confirmation` is asked for on sign-up only. */
export interface AuthFields {
  email: string;
  password: string;
  confirmation: string;
}

/** What is wrong, by field; an empty object means that the form may be sent. */
export type AuthErrors = Partial<Record<keyof AuthFields, string>>;

/** The order in which the form asks, so that the first wrong field can receive the focus. */
const authFieldOrder: readonly (keyof AuthFields)[] = ['email', 'password', 'confirmation'];

/* The shape that browsers demand of an email input, plus a dot in the domain: nobody signs up from `root@localhost`. */
const emailShape = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** Whether a text has the shape of an email address; whether somebody reads it there is another question. */
export function isEmailAddress(text: string): boolean {
  return emailShape.test(text.trim());
}

/** What is wrong with an address that somebody typed, if anything. */
export function checkEmail(email: string): string | undefined {
  if (email.trim() === '') return 'Please enter your email address.';
  if (!isEmailAddress(email)) return 'Please enter a full email address, like name@example.com.';
  return undefined;
}

function checkConfirmation({ password, confirmation }: AuthFields): string | undefined {
  if (confirmation === '') return 'Please enter your password again.';
  if (password !== '' && confirmation !== password) return 'Passwords do not match.';
  return undefined;
}

/** The shortest and the longest password that an account takes. */
export const PASSWORD_LENGTH = { least: 8, most: 128 };

/** What is wrong with a new password and its repetition, by field. */
export function checkNewPassword(fields: Pick<AuthFields, 'password' | 'confirmation'>): AuthErrors {
  const found: AuthErrors = {
    password: checkPasswordLength(fields.password),
    confirmation: checkConfirmation({ email: '', ...fields }),
  };
  return Object.fromEntries(Object.entries(found).filter(([, message]) => message !== undefined));
}

function checkPasswordLength(password: string): string | undefined {
  if (password === '') return 'Please enter a new password.';
  if (password.length < PASSWORD_LENGTH.least)
    return `Please use at least ${PASSWORD_LENGTH.least} characters.`;
  if (password.length > PASSWORD_LENGTH.most) return `Please use at most ${PASSWORD_LENGTH.most} characters.`;
  return undefined;
}

/** Checks the form of a view before anything is sent anywhere. */
export function checkAuthFields(view: AuthView, fields: AuthFields): AuthErrors {
  const found: AuthErrors = {
    email: checkEmail(fields.email),
    password: fields.password === '' ? 'Please enter your password.' : undefined,
    confirmation: view === 'sign-up' ? checkConfirmation(fields) : undefined,
  };
  return Object.fromEntries(Object.entries(found).filter(([, message]) => message !== undefined));
}

/** The first field of the form with something wrong in it. */
export function firstWrongField(errors: AuthErrors): keyof AuthFields | undefined {
  return authFieldOrder.find((field) => errors[field] !== undefined);
}
