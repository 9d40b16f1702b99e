/** How somebody shows who they are: the password again, or a sign-in of now. */
export type Proof = 'confirm' | 'sign-in';

/** They closed the dialog that asked for it. */
export class Unproven extends Error {}
