import { PACKAGE_FILES } from './story-package.rules.ts';
import { MANIFEST_FILE } from './story-package-limits.rules.ts';

/** `README.txt` in the zip of a story: how it gets onto the web. */
export function packageReadme(title: string, zipName: string): string {
  return `${title}
${'='.repeat(Math.min(60, Math.max(3, title.length)))}

${PACKAGE_FILES.story} is the whole story as a Web Story (an AMP document); its pictures are in the folder
images. To publish it on any web server, copy both there side by side, behind https. Then open
${PACKAGE_FILES.story} in a text editor and write whole addresses where it says only images/...: above all in
rel="canonical" (the address of ${PACKAGE_FILES.story} itself), poster-portrait-src and publisher-logo-src.
Search engines accept nothing shorter. When you look at the file on your own computer, it needs an
internet connection: the player of Web Stories comes from cdn.ampproject.org.

To publish it on the site that made it, the owner of that site runs this in the site's folder:

    npm run story:add -- ${zipName}

That adds the story and its pictures to the site's library, from where it shows on the Web Stories page.
It reads ${MANIFEST_FILE}, which says the same as ${PACKAGE_FILES.story} in a form that programs like.
`;
}
