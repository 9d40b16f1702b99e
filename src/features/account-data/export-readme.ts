/** What somebody reads who opens the archive years later. */
export function describeExport(siteName: string, now: number): string {
  return `Everything that ${siteName} holds of your account, as of ${new Date(now).toISOString().slice(0, 10)}.

images/            Your pictures, in the order in which you made them.
starting-pictures/ Pictures of yours that were painted; images-1.json says which began with which.
style-pictures/    Small copies of pictures that your styles were learned from, named after the style's ID.
images-1.json      What you asked for: the words, the settings, the size, the cost, the file, your star.
collections.json   Your collections; images-1.json says which pictures are in each, by its id.
account.json       Your account: its address, and how you sign in.
credits-1.json     Every credit that came or went, and why.
purses.json        What you have now. A day's purse belongs to the Unlimited plan.
holds-1.json       Credits that were set aside while a picture was made.
styles.json        The styles that you had learned from pictures. images-1.json says which style each picture used.
looks.json         The looks that you saved: how the selectors of a tool were set, under your names.
links-1.json       The links to your pictures and collections that work. Whoever has one sees what it shows.
taken-down.json    What the owner of this site took down, why, and what you answered.
licenses.json      Your purchases with their keys. Whoever has a key that was not used yet may use it.

Long lists go on in the next file: images-2.json and so on. Times are UTC.

Not in here, because we do not keep it: your network address, your browser, what you looked at. Your
password is kept as a hash, and what makes the codes of two-step sign-in is encrypted; neither is of use
to anybody else, and so they are left out. Pictures that you deleted
are gone.
`;
}
