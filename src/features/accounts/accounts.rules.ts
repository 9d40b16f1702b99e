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

function checkEmail(email: string): string | undefined {
  if (email.trim() === '') return 'Please enter your email address.';
  if (!isEmailAddress(email)) return 'Please enter a full email address, like name@example.com.';
  return undefined;
}

function checkConfirmation({ password, confirmation }: AuthFields): string | undefined {
  if (confirmation === '') return 'Please repeat your password.';
  if (password !== '' && confirmation !== password) return 'Passwords do not match.';
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
